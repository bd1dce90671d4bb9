"""How a checkout becomes something that runs: pages, compiled rules, packages. Nothing of it is part of the product."""
