export const japan = `
# 1 kanto | Kanto | 关东 | 關東 | 関東 | كانتو | es=Kantō; pt=Kantō; tr=Kantō
1 tokyo | Tokyo | 东京 | 東京 | 東京都 | طوكيو | es=Tokio; pt=Tóquio; ms=Tokyo; tr=Tokyo; aka=東京, Tokio, 東京23区, 千代田区, 港区, 渋谷区, 新宿区, 中央区, 品川区
2 yokohama | Yokohama | 横滨 | 橫濱 | 横浜市 | يوكوهاما | aka=横浜, 神奈川県, 神奈川, Kanagawa
3 kawasaki | Kawasaki | 川崎 | 川崎 | 川崎市 | كاواساكي | aka=川崎
4 saitama | Saitama | 埼玉 | 埼玉 | さいたま市 | سايتاما | aka=埼玉県, 大宮
5 chiba | Chiba | 千叶 | 千葉 | 千葉市 | تشيبا | aka=千葉, 千葉県
# 2 kansai | Kansai | 关西 | 關西 | 関西 | كانساي | aka=近畿
1 osaka | Osaka | 大阪 | 大阪 | 大阪市 | أوساكا | aka=大阪, 大阪府
2 kyoto | Kyoto | 京都 | 京都 | 京都市 | كيوتو | es=Kioto; pt=Quioto; aka=京都, 京都府
3 kobe | Kobe | 神户 | 神戶 | 神戸市 | كوبه | aka=神戸, 兵庫県
# 3 chubu | Chubu | 中部 | 中部 | 中部 | تشوبو | es=Chūbu; pt=Chūbu; aka=東海
1 nagoya | Nagoya | 名古屋 | 名古屋 | 名古屋市 | ناغويا | aka=名古屋, 愛知県
2 hamamatsu | Hamamatsu | 滨松 | 濱松 | 浜松市 | هاماماتسو | aka=静岡県
# 4 kyushu-okinawa | Kyushu and Okinawa | 九州与冲绳 | 九州與沖繩 | 九州・沖縄 | كيوشو وأوكيناوا | es=Kyūshū y Okinawa; pt=Kyūshū e Okinawa; ms=Kyushu dan Okinawa; id=Kyushu dan Okinawa; tr=Kyūshū ve Okinawa
1 fukuoka | Fukuoka | 福冈 | 福岡 | 福岡市 | فوكوكا | aka=福岡県
2 naha | Naha | 那霸 | 那霸 | 那覇市 | ناها | aka=沖縄県, Okinawa
# 5 hokkaido-tohoku | Hokkaido and Tohoku | 北海道与东北 | 北海道與東北 | 北海道・東北 | هوكايدو وتوهوكو | es=Hokkaidō y Tōhoku; pt=Hokkaidō e Tōhoku; ms=Hokkaido dan Tohoku; id=Hokkaido dan Tohoku; tr=Hokkaidō ve Tōhoku
1 sapporo | Sapporo | 札幌 | 札幌 | 札幌市 | سابورو | aka=北海道
2 sendai | Sendai | 仙台 | 仙台 | 仙台市 | سينداي | aka=宮城県
# 6 chugoku-shikoku | Chugoku and Shikoku | 中国与四国地区 | 中國與四國地區 | 中国・四国 | تشوغوكو وشيكوكو | es=Chūgoku y Shikoku; pt=Chūgoku e Shikoku; ms=Chugoku dan Shikoku; id=Chugoku dan Shikoku; tr=Chūgoku ve Şikoku
1 hiroshima | Hiroshima | 广岛 | 廣島 | 広島市 | هيروشيما | tr=Hiroşima; aka=広島県
`;
