"""Age of Artisans: the Artisan, craft cards with adornments and tools, a tile over the Guildhall, a sixth seat."""
