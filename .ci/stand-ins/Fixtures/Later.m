#import "UIKit.h"
#import "Masonry.h"

@interface Panel : UIView
@end

@interface Panel ()
@property UILabel *title;
@property UIView *box;
@property MASConstraint *boxTop;
@property UIView *bar;
@end

@implementation Panel

- (instancetype)init {
    self = [super init];
    [self setUp];
    return self;
}

- (void)setUp {
    [self addSubview:self.title];
    [self addSubview:self.box];
    [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.top.equalTo(self);
    }];
    [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.equalTo(self);
        self.boxTop = make.top.equalTo(self).offset(8);
        make.height.mas_equalTo(40).priorityLow();
    }];
    UIView *bar = [UIView new];
    [self addSubview:bar];
    [bar mas_makeConstraints:^(MASConstraintMaker *make) {
        make.left.bottom.equalTo(self);
        make.height.mas_equalTo(4);
    }];
    self.bar = bar;
}

- (void)widen {
    [self.bar mas_updateConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(8);
    }];
    [self.title mas_remakeConstraints:^(MASConstraintMaker *make) {
        make.left.top.equalTo(self).offset(4);
    }];
    [self.box mas_updateConstraints:^(MASConstraintMaker *make) {
        make.height.mas_equalTo(70).priorityLow();
    }];
    self.boxTop.offset(30);
    [self.boxTop uninstall];
}

@end
