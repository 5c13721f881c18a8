export const thailand = `
# 1 greater-bangkok | Greater Bangkok | 大曼谷 | 大曼谷 | バンコク首都圏 | بانكوك الكبرى | es=Gran Bangkok; pt=Grande Bangkok; ms=Bangkok Raya; id=Bangkok Raya; tr=Büyük Bangkok
1 bangkok | Bangkok | 曼谷 | 曼谷 | バンコク | بانكوك | pt=Bangkok; aka=กรุงเทพ, กรุงเทพมหานคร, Krung Thep, BKK
2 nonthaburi | Nonthaburi | 暖武里 | 暖武里 | ノンタブリー | نونتابوري | aka=นนทบุรี
3 samut-prakan | Samut Prakan | 北榄 | 北欖 | サムットプラーカーン | ساموت براكان | aka=สมุทรปราการ
4 pathum-thani | Pathum Thani | 巴吞他尼 | 巴吞他尼 | パトゥムターニー | باثوم ثاني | aka=ปทุมธานี
# 2 eastern-seaboard | Eastern Seaboard | 东部沿海 | 東部沿海 | 東部臨海地域 | الساحل الشرقي | es=Litoral oriental; pt=Litoral leste; ms=Pesisir Timur; id=Pesisir Timur; tr=Doğu Sahili; aka=EEC
1 chonburi | Chonburi | 春武里 | 春武里 | チョンブリー | تشونبوري | aka=ชลบุรี, Si Racha, Sriracha
2 pattaya | Pattaya | 芭堤雅 | 芭達雅 | パタヤ | باتايا | aka=พัทยา
3 rayong | Rayong | 罗勇 | 羅勇 | ラヨーン | رايونغ | aka=ระยอง
# 3 northern-thailand | Northern Thailand | 泰北 | 泰北 | 北部 | شمال تايلاند | es=Norte de Tailandia; pt=Norte da Tailândia; ms=Thailand Utara; id=Thailand Utara; tr=Kuzey Tayland
1 chiang-mai | Chiang Mai | 清迈 | 清邁 | チェンマイ | شيانغ ماي | aka=เชียงใหม่
# 4 north-eastern-thailand | Isan | 伊善 | 伊善 | イサーン | إيسان | aka=Northeast, Northeastern
1 khon-kaen | Khon Kaen | 孔敬 | 孔敬 | コーンケン | خون كاين | aka=ขอนแก่น
2 nakhon-ratchasima | Nakhon Ratchasima | 呵叻 | 呵叻 | ナコーンラーチャシーマー | ناخون راتشاسيما | aka=Korat, นครราชสีมา
# 5 southern-thailand | Southern Thailand | 泰南 | 泰南 | 南部 | جنوب تايلاند | es=Sur de Tailandia; pt=Sul da Tailândia; ms=Thailand Selatan; id=Thailand Selatan; tr=Güney Tayland
1 phuket | Phuket | 普吉 | 普吉 | プーケット | بوكيت | aka=ภูเก็ต
2 hat-yai | Hat Yai | 合艾 | 合艾 | ハートヤイ | هات ياي | aka=Songkhla, หาดใหญ่
`;
