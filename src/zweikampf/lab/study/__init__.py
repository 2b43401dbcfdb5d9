"""Studies: a question in a file, played on one core or on a cluster, kept as Parquet."""
