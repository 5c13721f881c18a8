export const spain = `
# 1 madrid-region | Community of Madrid | 马德里自治区 | 馬德里自治區 | マドリード州 | منطقة مدريد | es=Comunidad de Madrid; pt=Comunidade de Madri; ms=Wilayah Madrid; id=Wilayah Madrid; tr=Madrid Bölgesi
1 madrid | Madrid | 马德里 | 馬德里 | マドリード | مدريد | pt=Madri
2 alcobendas | Alcobendas | 阿尔科文达斯 | 阿爾科文達斯 | アルコベンダス | ألكوبينداس
# 2 catalonia | Catalonia | 加泰罗尼亚 | 加泰隆尼亞 | カタルーニャ | كتالونيا | es=Cataluña; pt=Catalunha; tr=Katalonya; aka=Catalunya
1 barcelona | Barcelona | 巴塞罗那 | 巴塞隆納 | バルセロナ | برشلونة | tr=Barselona; aka=BCN
2 tarragona | Tarragona | 塔拉戈纳 | 塔拉戈納 | タラゴナ | تراغونا
3 girona | Girona | 赫罗纳 | 赫羅納 | ジローナ | جيرونا | es=Girona; aka=Gerona
# 3 valencia-murcia | Valencia and Murcia | 瓦伦西亚与穆尔西亚 | 瓦倫西亞與穆爾西亞 | バレンシア・ムルシア | بلنسية ومرسية | es=Comunidad Valenciana y Murcia; pt=Valência e Múrcia; ms=Valencia dan Murcia; id=Valencia dan Murcia; tr=Valensiya ve Murcia; aka=Comunidad Valenciana
1 valencia | Valencia | 瓦伦西亚 | 瓦倫西亞 | バレンシア | بلنسية | pt=Valência; tr=Valensiya; aka=València
2 alicante | Alicante | 阿利坎特 | 阿利坎特 | アリカンテ | أليكانتي | aka=Alacant
3 murcia | Murcia | 穆尔西亚 | 穆爾西亞 | ムルシア | مرسية | pt=Múrcia
# 4 andalusia | Andalusia | 安达卢西亚 | 安達盧西亞 | アンダルシア | الأندلس | es=Andalucía; pt=Andaluzia; tr=Endülüs
1 seville | Seville | 塞维利亚 | 塞維利亞 | セビリア | إشبيلية | es=Sevilla; pt=Sevilha; ms=Sevilla; id=Sevilla; tr=Sevilla
2 malaga | Málaga | 马拉加 | 馬拉加 | マラガ | مالقة | ms=Malaga; id=Malaga; tr=Malaga
3 granada | Granada | 格拉纳达 | 格拉納達 | グラナダ | غرناطة | tr=Granada
# 5 northern-spain | Northern Spain | 西班牙北部 | 西班牙北部 | 北部 | شمال إسبانيا | es=Norte de España; pt=Norte da Espanha; ms=Sepanyol Utara; id=Spanyol Utara; tr=Kuzey İspanya; aka=País Vasco, Galicia, Navarra, Asturias, Cantabria
1 bilbao | Bilbao | 毕尔巴鄂 | 畢爾包 | ビルバオ | بلباو
2 a-coruna | A Coruña | 拉科鲁尼亚 | 拉科魯尼亞 | ア・コルーニャ | لا كورونيا | aka=La Coruña, Vigo
3 pamplona | Pamplona | 潘普洛纳 | 潘普洛納 | パンプローナ | بامبلونا
# 6 inland-islands-spain | Aragon and the islands | 阿拉贡与群岛 | 亞拉岡與群島 | アラゴン・島嶼部 | أراغون والجزر | es=Aragón y las islas; pt=Aragão e ilhas; ms=Aragon dan kepulauan; id=Aragon dan kepulauan; tr=Aragon ve adalar; aka=Aragón, Baleares, Canarias
1 zaragoza | Zaragoza | 萨拉戈萨 | 薩拉戈薩 | サラゴサ | سرقسطة | pt=Saragoça
2 palma | Palma | 帕尔马 | 帕爾馬 | パルマ・デ・マヨルカ | بالما دي مايوركا | es=Palma; aka=Palma de Mallorca
3 las-palmas | Las Palmas | 拉斯帕尔马斯 | 拉斯帕爾馬斯 | ラス・パルマス | لاس بالماس | aka=Las Palmas de Gran Canaria, Tenerife
`;
