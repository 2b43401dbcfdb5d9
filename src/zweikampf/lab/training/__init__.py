"""From games to weights: data, training, a check on unseen data, a report."""
