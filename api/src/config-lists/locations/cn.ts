export const china = `
# 1 north-china | North China | 华北 | 華北 | 華北 | شمال الصين | es=Norte de China; pt=Norte da China; ms=China Utara; id=Tiongkok Utara; tr=Kuzey Çin
1 beijing | Beijing | 北京 | 北京 | 北京 | بكين | es=Pekín; pt=Pequim; tr=Pekin; aka=Peking
2 tianjin | Tianjin | 天津 | 天津 | 天津 | تيانجين | tr=Tiencin
# 2 east-china | East China | 华东 | 華東 | 華東 | شرق الصين | es=Este de China; pt=Leste da China; ms=China Timur; id=Tiongkok Timur; tr=Doğu Çin
1 shanghai | Shanghai | 上海 | 上海 | 上海 | شنغهاي | es=Shanghái; pt=Xangai; tr=Şanghay
2 hangzhou | Hangzhou | 杭州 | 杭州 | 杭州 | هانغتشو
3 suzhou | Suzhou | 苏州 | 蘇州 | 蘇州 | سوتشو
4 nanjing | Nanjing | 南京 | 南京 | 南京 | نانجينغ | es=Nankín; pt=Nanquim; tr=Nankin
5 qingdao | Qingdao | 青岛 | 青島 | 青島 | تشينغداو
# 3 south-china | South China | 华南 | 華南 | 華南 | جنوب الصين | es=Sur de China; pt=Sul da China; ms=China Selatan; id=Tiongkok Selatan; tr=Güney Çin
1 shenzhen | Shenzhen | 深圳 | 深圳 | 深セン | شنتشن | tr=Şenzhen; aka=深圳市
2 guangzhou | Guangzhou | 广州 | 廣州 | 広州 | قوانغتشو | es=Cantón; pt=Cantão; aka=Canton
3 xiamen | Xiamen | 厦门 | 廈門 | アモイ | شيامن
# 4 central-china | Central China | 华中 | 華中 | 華中 | وسط الصين | es=China central; pt=China Central; ms=China Tengah; id=Tiongkok Tengah; tr=Orta Çin
1 wuhan | Wuhan | 武汉 | 武漢 | 武漢 | ووهان | tr=Vuhan
2 changsha | Changsha | 长沙 | 長沙 | 長沙 | تشانغشا
# 5 west-china | West China | 西部 | 西部 | 西部 | غرب الصين | es=Oeste de China; pt=Oeste da China; ms=China Barat; id=Tiongkok Barat; tr=Batı Çin
1 chengdu | Chengdu | 成都 | 成都 | 成都 | تشنغدو
2 chongqing | Chongqing | 重庆 | 重慶 | 重慶 | تشونغتشينغ
3 xian | Xi'an | 西安 | 西安 | 西安 | شيآن | pt=Xian; aka=Xian
`;
