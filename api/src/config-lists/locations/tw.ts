export const taiwan = `
# 1 northern-taiwan | Northern Taiwan | 北部 | 北部 | 北部 | شمال تايوان | es=Norte de Taiwán; pt=Norte de Taiwan; ms=Taiwan Utara; id=Taiwan Utara; tr=Kuzey Tayvan; aka=北台灣, 北臺灣
1 taipei | Taipei | 台北 | 台北市 | 台北市 | تايبيه | es=Taipéi; pt=Taipé; tr=Taipei; aka=臺北, 臺北市, 台北, Taipei City
2 new-taipei | New Taipei | 新北 | 新北市 | 新北市 | تايبيه الجديدة | es=Nuevo Taipéi; pt=Nova Taipé; ms=New Taipei; tr=Yeni Taipei; aka=新北, New Taipei City
3 keelung | Keelung | 基隆 | 基隆市 | 基隆市 | كيلونغ
4 taoyuan | Taoyuan | 桃园 | 桃園市 | 桃園市 | تاويوان | aka=桃園
5 hsinchu-city | Hsinchu City | 新竹市 | 新竹市 | 新竹市 | هسينشو | es=Ciudad de Hsinchu; pt=Hsinchu; ms=Hsinchu; id=Hsinchu; tr=Hsinchu; aka=新竹, Hsinchu
6 hsinchu-county | Hsinchu County (Zhubei) | 新竹县（竹北） | 新竹縣（竹北） | 新竹県（竹北） | مقاطعة هسينشو | es=Condado de Hsinchu (Zhubei); pt=Condado de Hsinchu (Zhubei); ms=Daerah Hsinchu (Zhubei); id=Kabupaten Hsinchu (Zhubei); tr=Hsinchu İlçesi (Zhubei); aka=新竹縣, 竹北, 竹北市, Zhubei
7 yilan | Yilan | 宜兰 | 宜蘭縣 | 宜蘭県 | ييلان | aka=宜蘭
# 2 central-taiwan | Central Taiwan | 中部 | 中部 | 中部 | وسط تايوان | es=Centro de Taiwán; pt=Centro de Taiwan; ms=Taiwan Tengah; id=Taiwan Tengah; tr=Orta Tayvan; aka=中台灣
1 taichung | Taichung | 台中 | 台中市 | 台中市 | تايتشونغ | aka=臺中, 臺中市, 台中
2 changhua | Changhua | 彰化 | 彰化縣 | 彰化県 | تشانغهوا
3 miaoli | Miaoli | 苗栗 | 苗栗縣 | 苗栗県 | مياولي
# 3 southern-taiwan | Southern Taiwan | 南部 | 南部 | 南部 | جنوب تايوان | es=Sur de Taiwán; pt=Sul de Taiwan; ms=Taiwan Selatan; id=Taiwan Selatan; tr=Güney Tayvan; aka=南台灣
1 kaohsiung | Kaohsiung | 高雄 | 高雄市 | 高雄市 | كاوهسيونغ
2 tainan | Tainan | 台南 | 台南市 | 台南市 | تاينان | aka=臺南, 臺南市, 台南
3 chiayi | Chiayi | 嘉义 | 嘉義市 | 嘉義市 | تشيايي | aka=嘉義縣
4 pingtung | Pingtung | 屏东 | 屏東縣 | 屏東県 | بينغتونغ
# 4 eastern-taiwan | Eastern Taiwan | 东部 | 東部 | 東部 | شرق تايوان | es=Este de Taiwán; pt=Leste de Taiwan; ms=Taiwan Timur; id=Taiwan Timur; tr=Doğu Tayvan
1 hualien | Hualien | 花莲 | 花蓮縣 | 花蓮県 | هوالين
`;
