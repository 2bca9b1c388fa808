#import <Masonry/Masonry.h>

@interface Cell : UIView
@property (nonatomic) UIView *icon;
@end

@implementation Cell
- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    self.icon = [UIView new];
    [self addSubview:self.icon];
    [self.icon mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self).offset(15);
        make.left.width.height.equalTo(self);
    }];
    [self mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.icon).offset(-12);
    }];
    return self;
}
@end
