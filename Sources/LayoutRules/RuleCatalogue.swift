// The one list of all rules; a test checks that each rule file is in it.

/// All rules, in the order in which they run.
package enum RuleCatalogue {
    package static let all: [any Rule.Type] = RuleGroup.allCases.flatMap { rules(in: $0) }

    /// The rules of one group, in the order in which they run.
    package static func rules(in group: RuleGroup) -> [any Rule.Type] {
        switch group {
        case .language: language
        case .layout: layout
        case .chain: chain
        case .source: source
        }
    }

    /// Whether a rule offers fixes; tests apply them to the page's example and compare.
    package static func showsFix(_ rule: any Rule.Type) -> Bool {
        rule.documentation.split(separator: "\n").contains { $0.hasPrefix("##") && $0.hasSuffix("Fixed") }
    }

    /// The group of a rule.
    package static func group(of id: RuleID) -> RuleGroup { groups[id] ?? .source }

    /// The rules that say that something is missing.
    package static let aboutMissing = Set(all.filter { $0.isAboutMissing }.map { $0.id })

    private static let groups: [RuleID: RuleGroup] = {
        var groups: [RuleID: RuleGroup] = [:]
        for group in RuleGroup.allCases { for rule in rules(in: group) { groups[rule.id] = group } }
        return groups
    }()

    private static let language: [any Rule.Type] = [
        ExpectationFailed.self,
        RedeclaredName.self,
        Syntax.self,
        UnknownAttribute.self,
        UnknownDevice.self,
        UnknownName.self,
        UnknownView.self,
        WrongValueType.self,
    ]

    private static let layout: [any Rule.Type] = [
        AmbiguousPosition.self,
        AmbiguousSize.self,
        BrokenOptional.self,
        CompetingPriorities.self,
        ControllerWidthFixed.self,
        DuplicateConstraint.self,
        FarEdgeOutside.self,
        NegativeSize.self,
        OutsideSuperview.self,
        OverlappingTexts.self,
        RedundantConstraint.self,
        SameAnchorsTwice.self,
        ScrollContentAmbiguous.self,
        ScrolledViewHeldOutside.self,
        Unsatisfiable.self,
        UnsatisfiableOnScreen.self,
        ZeroSize.self,
    ]

    private static let chain: [any Rule.Type] = [
        AnchorInsteadOfSnp.self,
        ArrayOfNonViews.self,
        ArrayRelationConflict.self,
        AttributeAfterRelation.self,
        AttributeAfterRelationComposite.self,
        BoundAlwaysHolds.self,
        CenterEqualsNumber.self,
        CenterInset.self,
        ChainAfterConstraint.self,
        CompositeToSingleEdge.self,
        ConstantOutOfRange.self,
        ConstraintToItself.self,
        ControllerAsTarget.self,
        CrossAxisPairing.self,
        DeactivatedTooEarly.self,
        DeprecatedPriorityUpdaters.self,
        DistributeFewerThanTwo.self,
        DistributeOverflow.self,
        DistributeTwice.self,
        EmptyAttributes.self,
        GuideWithoutOwner.self,
        InequalityOutwards.self,
        InsetOnSiblingGap.self,
        IntegerDivisionMultiplier.self,
        LabelPairNoHugging.self,
        LeadingInsetDirection.self,
        LeadingLeftMix.self,
        LibraryException.self,
        LinesCutOff.self,
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
        OwnGuideTarget.self,
        PriorityAfterInstall.self,
        PriorityOutOfRange.self,
        PriorityRequiredToggle.self,
        RelationAsOffset.self,
        RelationRedefined.self,
        RemakeDropsConstraints.self,
        RowHeightCutsText.self,
        SafeAreaReadEarly.self,
        SiblingMargin.self,
        SizePositionPairing.self,
        SizeWithoutRelation.self,
        SmallTouchTarget.self,
        SnapUpdateNoMatch.self,
        StaleConstraintReference.self,
        SwiftPointOffset.self,
        TextCutShort.self,
        TrailingSign.self,
        UnboundedText.self,
        UnsupportedRelationTarget.self,
        UpdateAddsSecondConstraint.self,
        UpdateAfterDeactivate.self,
        ValueKindIgnored.self,
    ]

    private static let source: [any Rule.Type] = [
        AddedTwice.self,
        AnimationWithoutLayout.self,
        ArrangedSubviewKept.self,
        BackToFrames.self,
        BarHeightAsNumber.self,
        CellInsteadOfContentView.self,
        CellRequiredVerticalChain.self,
        CellSubviewOutsideContentView.self,
        ConstrainContentView.self,
        ConstrainManagedBar.self,
        ConstrainUIKitInternalSubview.self,
        ConstraintsInLayoutPass.self,
        ContentModeMissing.self,
        ContentSizeTarget.self,
        DanglingItem.self,
        DeviceSize.self,
        FrameCategoryScalar.self,
        FrameReadBeforeLayout.self,
        FrameWithoutEffect.self,
        HiddenViewKeepsSpace.self,
        IBConstraintsCoexist.self,
        LayoutGuideEdge.self,
        LayoutIfNeededWrongView.self,
        LayoutMethodCalled.self,
        LayoutOffMainThread.self,
        MakeInReusePath.self,
        Masonry110SafeArea.self,
        MissingSuperCall.self,
        MissingSuperUpdateConstraints.self,
        ReaddWithoutRemake.self,
        RemakeOrderTransient.self,
        ReuseKeepsChange.self,
        RootViewConstrained.self,
        ScalarWithoutMas.self,
        SetUpTwice.self,
        ReuseKeepsContent.self,
        SetupRunsAgain.self,
        StackHiddenRequiredSize.self,
        StoreConstraintNotMaker.self,
        TableHeaderZeroSize.self,
        UnderConstrained.self,
        UnlaidView.self,
        AutoresizingMaskOn.self,
        UnsafeScreenEdge.self,
        UpdateChangesMultiplier.self,
        ContentSizeBeforeLayout.self,
        SharedCollectionLayout.self,
        TextWithoutRoom.self,
        ViewMadeAgain.self,
        ViewNeverAdded.self,
        ViewReplacedInPlace.self,
        ViewMadeInCellForRow.self,
        WeakCompositeConstraint.self,
        WeakConstraintInstallCycle.self,
        ZeroSizeParentInsets.self,
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
