// The types of lower layers that the façade hands out, under its own roof: its callers import nothing below it.

import AutoLayout
import LayoutPreview
import LayoutRules
import MasonrySemantics
import MasonrySyntax

package typealias Screen = AutoLayout.Screen
package typealias PictureStyle = LayoutPreview.PictureStyle
package typealias TextSize = MasonrySemantics.TextSize
package typealias Translations = MasonrySemantics.Translations
package typealias SheetPage = LayoutPreview.SheetPage
package typealias ImageAlbum = LayoutPreview.ImageAlbum
package typealias SheetEntry = LayoutPreview.SheetEntry
package typealias Dialect = MasonrySyntax.Dialect
package typealias Finding = LayoutRules.Finding
package typealias Fix = LayoutRules.Fix
package typealias RuleOptionValue = LayoutRules.RuleOptionValue
package typealias RuleGroup = LayoutRules.RuleGroup
package typealias RuleID = LayoutRules.RuleID
package typealias Severity = LayoutRules.Severity
package typealias MessageLanguage = LayoutRules.MessageLanguage
package typealias LocalizedText = LayoutRules.LocalizedText
package typealias Phrase = LayoutRules.Phrase
package typealias LayoutStatistics = MasonrySemantics.LayoutStatistics
package typealias SymbolIndex = MasonrySemantics.SymbolIndex
package typealias SymbolIndexBuilder = MasonrySemantics.SymbolIndexBuilder
package typealias OutsideQuestions = MasonrySemantics.OutsideQuestions
package typealias IndexedSource = MasonrySemantics.IndexedSource
package typealias LibraryFolder = MasonrySemantics.LibraryFolder
package typealias RecordReader = MasonrySemantics.RecordReader
package typealias RecordWriter = MasonrySemantics.RecordWriter
package typealias DeviceModel = MasonrySemantics.DeviceModel
package typealias ImageIndex = MasonrySemantics.ImageIndex
package typealias ImageReader = MasonrySemantics.ImageReader
package typealias IndexedImage = MasonrySemantics.IndexedImage
package typealias ColorIndex = MasonrySemantics.ColorIndex
package typealias ColorValue = MasonrySemantics.ColorValue
package typealias TextIndex = MasonrySemantics.TextIndex
package typealias IndexedText = MasonrySemantics.IndexedText
package typealias ProgramResources = MasonrySemantics.ProgramResources
/// In points, or as its user says.
package typealias PlaneSize = AutoLayout.Size
