"""Small games that prove the kernel: they exercise what it offers and are not for playing."""
