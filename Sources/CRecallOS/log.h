// Nothing: what programs import as `os.log` is what they import as `os`.
