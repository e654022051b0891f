/// How much of a date is written: `.omitted`, `.numeric`, `.abbreviated`, `.long` or `.complete`.
package typealias DateLength = Date.FormatStyle.DateStyle
