// How the well-known words are written, as one text: asking each case for its name looks through the whole program for
// conformances first, which a server would do between its start and its first findings.

extension Word {
    /// The spellings in the order of the cases, a space between; a test compares them with the names of the cases.
    static let spellings = """
        left right top bottom leading trailing width height centerX centerY baseline firstBaseline lastBaseline \
        leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins \
        centerYWithinMargins edges size center attributes horizontalEdges verticalEdges directionalEdges \
        directionalHorizontalEdges directionalVerticalEdges margins directionalMargins centerWithinMargins \
        equalTo greaterThanOrEqualTo lessThanOrEqualTo mas_equalTo mas_greaterThanOrEqualTo mas_lessThanOrEqualTo \
        equalToSuperview greaterThanOrEqualToSuperview lessThanOrEqualToSuperview with and offset mas_offset \
        valueOffset insets inset sizeOffset centerOffset multipliedBy dividedBy priority priorityLow \
        priorityMedium priorityHigh priorityRequired key labeled constraint install uninstall activate deactivate \
        update group make makeConstraints updateConstraints remakeConstraints removeConstraints \
        prepareConstraints mas_makeConstraints mas_updateConstraints mas_remakeConstraints snp \
        snp_makeConstraints snp_updateConstraints snp_remakeConstraints snp_prepareConstraints self super init \
        none nil NULL YES NO true false superview addSubview safeArea safeAreaLayoutGuide layoutMarginsGuide \
        readableContentGuide contentLayoutGuide frameLayoutGuide frame view screen guide state expect on \
        landscape rtl x $0 $1 _ let var func class struct enum extension protocol import typealias actor if else \
        guard for while repeat do switch case default return break continue fallthrough goto throw throws \
        rethrows async try await catch finally defer in where as is any some inout operator precedencegroup \
        associatedtype subscript deinit get set willSet didSet indirect yield macro static final open public \
        internal fileprivate private package override lazy weak unowned required convenience mutating nonmutating \
        dynamic optional prefix postfix infix nonisolated isolated distributed consuming borrowing protected Type \
        interface implementation end property synthesize autoreleasepool synchronized selector encode available \
        compatibility_alias weakify strongify const extern register volatile inline __inline typedef union auto \
        template namespace using __block __weak __strong __unsafe_unretained __unused __autoreleasing __kindof \
        __typeof __typeof__ typeof decltype nullable nonnull null_unspecified _Nullable _Nonnull __nullable \
        __nonnull __attribute__ IBOutlet IBOutletCollection IBInspectable IBAction UIKIT_EXTERN FOUNDATION_EXPORT \
        FOUNDATION_EXTERN NS_ENUM NS_OPTIONS NS_CLOSED_ENUM NS_ERROR_ENUM CF_ENUM CF_OPTIONS MAS_EXTERN void \
        unsigned signed long short int char float double bool BOOL id instancetype CGFloat NSInteger NSUInteger \
        Class SEL CGRect CGSize CGPoint UIEdgeInsets NSArray NSMutableArray NSSet NSMutableSet NSOrderedSet Array \
        Set attribute prepare setLabel isActive active layoutConstraints animator constant identifier label \
        setOffset setInset setInsets setSizeOffset setCenterOffset setKey value rawValue multiplier \
        updatePriority updatePriorityHigh updatePriorityLow updatePriorityMedium updatePriorityRequired \
        updateOffset updateInsets updateInset distributeViewsAlongAxis withFixedSpacing withFixedItemLength \
        leadSpacing tailSpacing MASAttachKeys MASBoxValue contentHuggingHorizontalPriority \
        contentHuggingVerticalPriority contentCompressionResistanceHorizontalPriority \
        contentCompressionResistanceVerticalPriority topLayoutGuide topLayoutGuideTop topLayoutGuideBottom \
        bottomLayoutGuide bottomLayoutGuideTop bottomLayoutGuideBottom safeAreaInsets safeAreaLayoutGuideLeft \
        safeAreaLayoutGuideRight safeAreaLayoutGuideTop safeAreaLayoutGuideBottom safeAreaLayoutGuideLeading \
        safeAreaLayoutGuideTrailing safeAreaLayoutGuideWidth safeAreaLayoutGuideHeight safeAreaLayoutGuideCenterX \
        safeAreaLayoutGuideCenterY alloc new copy contentView insertSubview addArrangedSubview addLayoutGuide \
        removeFromSuperview objectAtIndex first last firstObject lastObject subviews bounds \
        setContentHuggingPriority setContentCompressionResistancePriority forAxis at initWithFrame initWithView \
        initWithCoder intrinsicSize hugging compression layoutMargins text font y zero low medium high \
        defaultHigh defaultLow fittingSizeLevel CGSizeMake CGPointMake CGRectMake UIEdgeInsetsMake \
        NSEdgeInsetsMake NSDirectionalEdgeInsetsMake NSEdgeInsets NSDirectionalEdgeInsets \
        ConstraintInsets ConstraintDirectionalInsets NSValue NSNumber valueWithCGSize valueWithCGPoint valueWithUIEdgeInsets arrayWithObject arrayWithObjects doubleValue Float \
        Double Int UInt floatValue intValue integerValue interfaceLayoutDirection ConstraintConfig leftToRight \
        rightToLeft UIView UILayoutGuide UIViewController translatesAutoresizingMaskIntoConstraints nan \
        signalingNaN infinity pi greatestFiniteMagnitude NSNull UILayoutPriority ConstraintPriority \
        floatLiteral leastNormalMagnitude leastNonzeroMagnitude
        """
}
