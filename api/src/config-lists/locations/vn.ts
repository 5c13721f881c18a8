export const vietnam = `
# 1 southern-vietnam | Southern Vietnam | 越南南部 | 越南南部 | 南部 | جنوب فيتنام | es=Sur de Vietnam; pt=Sul do Vietnã; ms=Vietnam Selatan; id=Vietnam Selatan; tr=Güney Vietnam
1 ho-chi-minh-city | Ho Chi Minh City | 胡志明市 | 胡志明市 | ホーチミン市 | مدينة هو تشي منه | es=Ciudad Ho Chi Minh; pt=Cidade de Ho Chi Minh; ms=Bandar Raya Ho Chi Minh; id=Kota Ho Chi Minh; tr=Ho Chi Minh Kenti; aka=HCMC, Saigon, Ho Chi Minh, TP Hồ Chí Minh, TP.HCM, Sài Gòn
2 bien-hoa | Bien Hoa | 边和 | 邊和 | ビエンホア | بيين هوا | aka=Biên Hòa, Dong Nai, Đồng Nai
3 thu-dau-mot | Thu Dau Mot | 土龙木 | 土龍木 | トゥーザウモット | ثو داو موت | aka=Thủ Dầu Một, Binh Duong, Bình Dương
4 vung-tau | Vung Tau | 头顿 | 頭頓 | ブンタウ | فونغ تاو | aka=Vũng Tàu
5 can-tho | Can Tho | 芹苴 | 芹苴 | カントー | كان ثو | aka=Cần Thơ
# 2 northern-vietnam | Northern Vietnam | 越南北部 | 越南北部 | 北部 | شمال فيتنام | es=Norte de Vietnam; pt=Norte do Vietnã; ms=Vietnam Utara; id=Vietnam Utara; tr=Kuzey Vietnam
1 hanoi | Hanoi | 河内 | 河內 | ハノイ | هانوي | es=Hanói; pt=Hanói; aka=Ha Noi, Hà Nội
2 hai-phong | Hai Phong | 海防 | 海防 | ハイフォン | هاي فونغ | aka=Haiphong, Hải Phòng
3 bac-ninh | Bac Ninh | 北宁 | 北寧 | バクニン | باك نينه | aka=Bắc Ninh
4 ha-long | Ha Long | 下龙 | 下龍 | ハロン | ها لونغ | aka=Hạ Long, Quang Ninh
# 3 central-vietnam | Central Vietnam | 越南中部 | 越南中部 | 中部 | وسط فيتنام | es=Centro de Vietnam; pt=Centro do Vietnã; ms=Vietnam Tengah; id=Vietnam Tengah; tr=Orta Vietnam
1 da-nang | Da Nang | 岘港 | 峴港 | ダナン | دا نانغ | aka=Danang, Đà Nẵng
2 hue | Hue | 顺化 | 順化 | フエ | هوي | aka=Huế
3 nha-trang | Nha Trang | 芽庄 | 芽莊 | ニャチャン | نها ترانغ | aka=Khanh Hoa
`;
