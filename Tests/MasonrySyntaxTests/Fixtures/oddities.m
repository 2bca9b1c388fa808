#import "A.h"
@import UIKit;
#define kPad 15
#define kMax(a, b) ((a) > (b) ? (a) : (b))
#define WS(weakSelf) __weak __typeof(&*self)weakSelf = self;
static CGFloat const kGap = 12.5f;
static NSString *const kID = @"cell";
extern const CGFloat kOut;
const CGFloat kA = 1, kB = kGap * 2;
typedef NS_ENUM(NSInteger, Kind) { KindA = 1, KindB, KindC = KindA << 2 };
typedef enum { EA, EB = 4 } E;
enum { EX = 3 };
typedef void (^Done)(BOOL ok);
CG_INLINE CGFloat scale(CGFloat x) { return x * 2; }
static inline UIEdgeInsets ins(void) { return UIEdgeInsetsMake(1, 2, 3, 4); }
@class B, C;
@protocol P <NSObject>
@optional
- (void)go:(id)x with:(NSInteger)y;
@end
@interface A () <UITableViewDelegate, P> {
    UIView *_bar;
    MASConstraint *_h, *_w;
}
@property (nonatomic, strong) UILabel *title, *sub;
@property (nonatomic, weak) IBOutlet UIView *outlet;
@property (nonatomic, copy) void (^done)(BOOL ok);
@property (nonatomic, strong) NSArray<UIView *> *views;
@property (class, nonatomic, readonly) CGFloat pad;
@end
@implementation A
@synthesize title = _title;
- (instancetype)initWithFrame:(CGRect)frame {
    if (self = [super initWithFrame:frame]) {
        WS(ws);
        @weakify(self)
        SomeMacro()
        [self.bar mas_makeConstraints:^(MASConstraintMaker *make) {
            @strongify(self);
            make.left.equalTo(self.view.mas_left)
                // gap
                .offset(kPad);;
            if (on) { make.width.mas_equalTo(100); } else make.width.mas_equalTo(20);
            self.h = on ? make.height.offset(0) : make.height.equalTo(@3);
#if DEBUG
            make.top.equalTo(@1);
#else
            make.top.equalTo(@2);
#endif
            for (UIView *v in self.views) { make.left.greaterThanOrEqualTo(v); }
        }];
    }
    return self;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    static NSString *ID = @"x";
    switch (indexPath.row) {
        case 0: { [self a]; } break;
        case KindB:
        case KindC: [self b]; break;
        default: return nil;
    }
    UILabel *l = ({ UILabel *x = [UILabel new]; x.text = @"中文"; x; });
    dispatch_async(dispatch_get_main_queue(), ^{ [self go]; });
    NSInteger n = (NSInteger)(a + b) - (int)-1, m = a ? b : c;
    do { n--; } while (n > 0);
    for (int i = 0; i < 3; i++) [self x];
    void (^blk)(UIView *, BOOL) = ^UIView *(UIView *v, BOOL b) { return v; };
    @try { [x y]; } @catch (NSException *e) { } @finally { }
    NSDictionary *d = @{ @"a": @1, @"b": @[ @2 ] };
    self.arr[0].x = (CGSize){.width = 1, .height = 2}.width;
    return cell;
}
+ (CGFloat)height { return 44; }
- noType { }
@end
NSString *f(int a, char *b[]) { return nil; }
