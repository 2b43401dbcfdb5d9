"""The report of a study: figures, plots, sentences, and one page with all of them."""
