// What the compiler needs to know of Masonry 1.1, from its public documentation; nothing works.

@interface MASViewAttribute : NSObject
@end

@interface MASConstraint : NSObject
- (MASConstraint * (^)(id))equalTo;
- (MASConstraint * (^)(id))greaterThanOrEqualTo;
- (MASConstraint * (^)(id))lessThanOrEqualTo;
- (MASConstraint * (^)(CGFloat))offset;
- (MASConstraint * (^)(CGFloat))inset;
- (MASConstraint * (^)(UIEdgeInsets))insets;
- (MASConstraint * (^)(CGFloat))multipliedBy;
- (MASConstraint * (^)(CGFloat))dividedBy;
- (MASConstraint * (^)(UILayoutPriority))priority;
- (MASConstraint * (^)(void))priorityHigh;
- (MASConstraint * (^)(void))priorityMedium;
- (MASConstraint * (^)(void))priorityLow;
- (void)install;
- (void)uninstall;
@property(readonly) MASConstraint *left, *right, *top, *bottom, *leading, *trailing, *width, *height, *centerX, *centerY,
    *with, *and;
@end

@interface MASConstraintMaker : NSObject
@property(readonly) MASConstraint *left, *right, *top, *bottom, *leading, *trailing, *width, *height, *centerX, *centerY,
    *edges, *size, *center;
@end

id MASBox(const char *type, ...);
#define mas_equalTo(...) equalTo(MASBox(@encode(__typeof__((__VA_ARGS__))), (__VA_ARGS__)))
#define mas_greaterThanOrEqualTo(...) greaterThanOrEqualTo(MASBox(@encode(__typeof__((__VA_ARGS__))), (__VA_ARGS__)))
#define mas_lessThanOrEqualTo(...) lessThanOrEqualTo(MASBox(@encode(__typeof__((__VA_ARGS__))), (__VA_ARGS__)))
#define mas_offset(...) offset((__VA_ARGS__))

@interface UIView (Masonry)
@property(readonly) MASViewAttribute *mas_left, *mas_right, *mas_top, *mas_bottom, *mas_leading, *mas_trailing, *mas_width,
    *mas_height, *mas_centerX, *mas_centerY, *mas_safeAreaLayoutGuide, *mas_safeAreaLayoutGuideTop,
    *mas_safeAreaLayoutGuideBottom, *mas_safeAreaLayoutGuideLeft, *mas_safeAreaLayoutGuideRight;
- (NSArray *)mas_makeConstraints:(void (^)(MASConstraintMaker *make))block;
- (NSArray *)mas_updateConstraints:(void (^)(MASConstraintMaker *make))block;
- (NSArray *)mas_remakeConstraints:(void (^)(MASConstraintMaker *make))block;
@end
