"""A slice of Architects of the West Kingdom: captures, costs, the Black Market, and what changes them."""
