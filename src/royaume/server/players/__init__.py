"""Names that last: whoever wants one has a page, and seats that follow from one device to the next."""
