// The first file of these tests.
