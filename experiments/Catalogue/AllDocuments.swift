import ExperimentDocuments
import ExperimentKit

/// Every document whose statements the experiments put to the test.
public let allDocuments: [Document] = [
    Document000.document, Document001.document, Document002.document, Document003.document, Document004.document,
]
