// Converting whole texts, for the command line and for editors.

import AutoLayout
import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText

/// What became of a text.
package typealias ConvertedText = Conversion
package typealias ConversionGoal = ConversionTarget
package typealias ConvertedBlock = BlockConversion
package typealias ConversionMode = ConversionRequest

/// Converts all constraint code of a text. What holds is proven for every device: a configured one is left out.
package func convert(
    _ text: SourceText, _ dialect: Dialect, _ configuration: AnalysisConfiguration, _ mode: ConversionMode
) -> ConvertedText {
    var configuration = configuration
    configuration.device = nil
    configuration.values = [:]
    let options = configuration.evaluationOptions(dialect)
    let document = LayoutDocument.evaluate(SyntaxTree.parse(text, dialect: dialect), options: options)
    return Converter(document, options: options, mode).run()
}
