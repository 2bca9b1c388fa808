#import "UIKit.h"
#import "Masonry.h"

static const CGFloat kGap = 8;

@interface Card : UIView
@property UILabel *title;
@property UIImageView *icon;
@property BOOL wide;
@end

@implementation Card

- (void)setUp {
    [self addSubview:self.title];
    [self addSubview:self.icon];
    [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.right.equalTo(self).inset(kGap);
        make.top.equalTo(self.mas_safeAreaLayoutGuideTop).offset(4); // below the bar
        make.height.mas_greaterThanOrEqualTo(20).priorityHigh();
        if (self.wide) {
            make.width.equalTo(self).multipliedBy(0.5).offset(-kGap);
        }
    }];
    [self.icon mas_makeConstraints:^(MASConstraintMaker *make) {
        make.size.mas_equalTo(CGSizeMake(20, 2 * kGap));
        make.centerX.equalTo(self.title);
        make.top.equalTo(self.title.mas_bottom).mas_offset(kGap);
        make.bottom.mas_equalTo(-4).priority(900);
    }];
}

@end
