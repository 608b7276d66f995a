print("evdoc")
