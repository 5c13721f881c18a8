/** Places beyond the eighteen named markets, so that an advertisement from elsewhere has somewhere to stand. */
export const elsewhere = `
# 1 europe | Europe | 欧洲 | 歐洲 | ヨーロッパ | أوروبا | es=Europa; pt=Europa; ms=Eropah; id=Eropa; tr=Avrupa; aka=EU, EMEA
1 london | London | 伦敦 | 倫敦 | ロンドン | لندن | es=Londres; pt=Londres; tr=Londra; aka=UK, United Kingdom, Greater London
2 berlin | Berlin | 柏林 | 柏林 | ベルリン | برلين | es=Berlín; pt=Berlim; aka=Germany
3 paris | Paris | 巴黎 | 巴黎 | パリ | باريس | es=París; aka=France
4 amsterdam | Amsterdam | 阿姆斯特丹 | 阿姆斯特丹 | アムステルダム | أمستردام | es=Ámsterdam; pt=Amsterdã; aka=Netherlands
5 dublin | Dublin | 都柏林 | 都柏林 | ダブリン | دبلن | es=Dublín; aka=Ireland
# 2 asia-pacific | Asia-Pacific | 亚太 | 亞太 | アジア太平洋 | آسيا والمحيط الهادئ | es=Asia-Pacífico; pt=Ásia-Pacífico; ms=Asia Pasifik; id=Asia Pasifik; tr=Asya-Pasifik; aka=APAC
1 sydney | Sydney | 悉尼 | 雪梨 | シドニー | سيدني | es=Sídney; tr=Sidney; aka=Australia
2 melbourne | Melbourne | 墨尔本 | 墨爾本 | メルボルン | ملبورن | aka=Melbourne VIC
3 seoul | Seoul | 首尔 | 首爾 | ソウル | سول | es=Seúl; pt=Seul; tr=Seul; aka=South Korea, Korea
4 auckland | Auckland | 奥克兰 | 奧克蘭 | オークランド | أوكلاند | aka=New Zealand
# 3 americas | Canada and Latin America | 加拿大与拉丁美洲 | 加拿大與拉丁美洲 | カナダ・中南米 | كندا وأمريكا اللاتينية | es=Canadá y América Latina; pt=Canadá e América Latina; ms=Kanada dan Amerika Latin; id=Kanada dan Amerika Latin; tr=Kanada ve Latin Amerika; aka=LATAM
1 toronto | Toronto | 多伦多 | 多倫多 | トロント | تورونتو | aka=Canada, Ontario
2 vancouver | Vancouver | 温哥华 | 溫哥華 | バンクーバー | فانكوفر | aka=British Columbia
3 buenos-aires | Buenos Aires | 布宜诺斯艾利斯 | 布宜諾斯艾利斯 | ブエノスアイレス | بوينس آيرس | aka=Capital Federal, CABA, Argentina, GBA, Buenos Aires-GBA
4 bogota | Bogotá | 波哥大 | 波哥大 | ボゴタ | بوغوتا | ms=Bogota; id=Bogota; tr=Bogota; aka=Colombia
# 4 middle-east-africa | Middle East and Africa | 中东与非洲 | 中東與非洲 | 中東・アフリカ | الشرق الأوسط وأفريقيا | es=Oriente Medio y África; pt=Oriente Médio e África; ms=Timur Tengah dan Afrika; id=Timur Tengah dan Afrika; tr=Orta Doğu ve Afrika; aka=MENA
1 cairo | Cairo | 开罗 | 開羅 | カイロ | القاهرة | es=El Cairo; ms=Kaherah; id=Kairo; tr=Kahire; aka=Egypt
2 nairobi | Nairobi | 内罗毕 | 奈洛比 | ナイロビ | نيروبي | pt=Nairóbi; aka=Kenya
3 cape-town | Cape Town | 开普敦 | 開普敦 | ケープタウン | كيب تاون | es=Ciudad del Cabo; pt=Cidade do Cabo; tr=Cape Town; aka=South Africa
`;
