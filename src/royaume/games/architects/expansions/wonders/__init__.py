"""Works of Wonder: influence, the Princess and the Profiteer, contributions, five wonders."""
