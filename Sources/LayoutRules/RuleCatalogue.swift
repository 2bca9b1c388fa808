// The one list of all rules; a test checks that each rule file is in it.

/// All rules, in the order in which they run.
package enum RuleCatalogue {
    package static let all: [any Rule.Type] = [
        // The language of `.masonry` files and its expectations.
        ExpectationFailed.self,
        RedeclaredName.self,
        Syntax.self,
        UnknownAttribute.self,
        UnknownDevice.self,
        UnknownName.self,
        UnknownView.self,
        WrongValueType.self,
        // What only solving shows.
        AmbiguousPosition.self,
        AmbiguousSize.self,
        BrokenOptional.self,
        CompetingPriorities.self,
        ControllerWidthFixed.self,
        DuplicateConstraint.self,
        NegativeSize.self,
        OutsideSuperview.self,
        RedundantConstraint.self,
        ScrollContentAmbiguous.self,
        Unsatisfiable.self,
        UnsatisfiableOnScreen.self,
        ZeroSize.self,
        // What one chain, or the chains of one view, show.
        AnchorInsteadOfSnp.self,
        ArrayOfNonViews.self,
        ArrayRelationConflict.self,
        AttributeAfterRelation.self,
        AttributeAfterRelationComposite.self,
        CenterEqualsNumber.self,
        CenterInset.self,
        ChainAfterConstraint.self,
        CompositeToSingleEdge.self,
        ConstantOutOfRange.self,
        ConstraintToItself.self,
        ControllerAsTarget.self,
        CrossAxisPairing.self,
        DeprecatedPriorityUpdaters.self,
        DistributeFewerThanTwo.self,
        DistributeOverflow.self,
        DistributeTwice.self,
        EmptyAttributes.self,
        GuideWithoutOwner.self,
        InsetOnSiblingGap.self,
        IntegerDivisionMultiplier.self,
        LabelPairNoHugging.self,
        LeadingInsetDirection.self,
        LeadingLeftMix.self,
        LibraryException.self,
        MissingAddSubview.self,
        MissingRelation.self,
        MultiAttributeTarget.self,
        MultiplierOnConstant.self,
        MultiplierOnPosition.self,
        NilRelationTarget.self,
        NoCommonSuperview.self,
        NonFiniteConstant.self,
        OffsetOverridesConstant.self,
        OppositeEdgesSameOffset.self,
        PriorityAfterInstall.self,
        PriorityOutOfRange.self,
        PriorityRequiredToggle.self,
        RelationRedefined.self,
        RemakeDropsConstraints.self,
        SizePositionPairing.self,
        SizeWithoutRelation.self,
        SnapUpdateNoMatch.self,
        StaleConstraintReference.self,
        SwiftPointOffset.self,
        TrailingSign.self,
        UnsupportedRelationTarget.self,
        UpdateAddsSecondConstraint.self,
        UpdateAfterDeactivate.self,
        ValueKindIgnored.self,
        // Comments.
        UnusedSuppression.self,
    ]

    /// The rule with an identifier; nil for none.
    package static func rule(_ id: RuleID) -> (any Rule.Type)? { byIdentifier[id] }

    private static let byIdentifier: [RuleID: any Rule.Type] = {
        var rules: [RuleID: any Rule.Type] = [:]
        for rule in all { rules[rule.id] = rule }
        return rules
    }()
}
