// What the compiler needs to know of UIKit's Auto Layout, from its public documentation; nothing works.

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
static inline CGSize CGSizeMake(CGFloat w, CGFloat h) { CGSize s = {w, h}; return s; }
static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat t, CGFloat l, CGFloat b, CGFloat r) {
    UIEdgeInsets i = {t, l, b, r};
    return i;
}
#define UIEdgeInsetsZero UIEdgeInsetsMake(0, 0, 0, 0)
typedef float UILayoutPriority;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)new;
- (instancetype)init;
@end
@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithFloat:(float)value;
@end
@interface NSArray<ObjectType> : NSObject
+ (instancetype)arrayWithObjects:(const ObjectType[])objects count:(NSUInteger)count;
@end

typedef enum {
    NSLayoutAttributeLeft, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom,
    NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight,
    NSLayoutAttributeCenterX, NSLayoutAttributeCenterY
} NSLayoutAttribute;
typedef enum { NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual } NSLayoutRelation;

@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)one attribute:(NSLayoutAttribute)a relatedBy:(NSLayoutRelation)r toItem:(id)other
    attribute:(NSLayoutAttribute)b multiplier:(CGFloat)m constant:(CGFloat)c;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@property CGFloat constant;
@property UILayoutPriority priority;
@property BOOL active;
@end

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)c;
@end
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)c;
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)c;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)m constant:(CGFloat)c;
@end

#define HAS_ANCHORS \
    @property(readonly) NSLayoutXAxisAnchor *leftAnchor, *rightAnchor, *leadingAnchor, *trailingAnchor, *centerXAnchor; \
    @property(readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor; \
    @property(readonly) NSLayoutDimension *widthAnchor, *heightAnchor;

@interface UILayoutGuide : NSObject
HAS_ANCHORS
@end
@interface UIView : NSObject
HAS_ANCHORS
@property(readonly) UILayoutGuide *safeAreaLayoutGuide, *layoutMarginsGuide;
@property BOOL translatesAutoresizingMaskIntoConstraints;
- (void)addSubview:(UIView *)view;
@end
@interface UILabel : UIView
@end
@interface UIImageView : UIView
@end
@interface UIViewController : NSObject
@property UIView *view;
- (void)viewDidLoad;
@end
