export const unitedStates = `
# 1 north-east-us | Northeast | 东北部 | 東北部 | 北東部 | الشمال الشرقي | es=Noreste; pt=Nordeste; ms=Timur laut; id=Timur laut; tr=Kuzeydoğu; aka=New York State, NJ, New Jersey, MA, Massachusetts, PA, Pennsylvania, CT
1 new-york | New York | 纽约 | 紐約 | ニューヨーク | نيويورك | es=Nueva York; pt=Nova York; aka=NYC, New York City, Manhattan, Brooklyn, NY
2 boston | Boston | 波士顿 | 波士頓 | ボストン | بوسطن | aka=Cambridge MA
3 philadelphia | Philadelphia | 费城 | 費城 | フィラデルフィア | فيلادلفيا | es=Filadelfia; pt=Filadélfia; aka=Philly
4 washington-dc | Washington, D.C. | 华盛顿 | 華盛頓 | ワシントンD.C. | واشنطن العاصمة | es=Washington D. C.; pt=Washington, D.C.; aka=Washington DC, DC, Arlington
# 2 west-us | West | 西部 | 西部 | 西部 | الغرب | es=Oeste; pt=Oeste; ms=Barat; id=Barat; tr=Batı; aka=California, CA, WA, Oregon, Colorado
1 san-francisco | San Francisco | 旧金山 | 舊金山 | サンフランシスコ | سان فرانسيسكو | pt=São Francisco; aka=SF, Bay Area, San Francisco Bay Area, Palo Alto, Mountain View, Menlo Park
2 san-jose | San Jose | 圣何塞 | 聖荷西 | サンノゼ | سان خوسيه | es=San José; aka=Silicon Valley, Sunnyvale, Santa Clara, Cupertino
3 los-angeles | Los Angeles | 洛杉矶 | 洛杉磯 | ロサンゼルス | لوس أنجلوس | es=Los Ángeles; aka=LA, Santa Monica, Irvine
4 seattle | Seattle | 西雅图 | 西雅圖 | シアトル | سياتل | aka=Bellevue, Redmond
5 denver | Denver | 丹佛 | 丹佛 | デンバー | دنفر | aka=Boulder
# 3 south-us | South | 南部 | 南部 | 南部 | الجنوب | es=Sur; pt=Sul; ms=Selatan; id=Selatan; tr=Güney; aka=Texas, TX, Florida, FL, Georgia
1 austin | Austin | 奥斯汀 | 奧斯汀 | オースティン | أوستن
2 dallas | Dallas | 达拉斯 | 達拉斯 | ダラス | دالاس | aka=Plano, Fort Worth
3 houston | Houston | 休斯敦 | 休士頓 | ヒューストン | هيوستن
4 atlanta | Atlanta | 亚特兰大 | 亞特蘭大 | アトランタ | أتلانتا
5 miami | Miami | 迈阿密 | 邁阿密 | マイアミ | ميامي
# 4 midwest-us | Midwest | 中西部 | 中西部 | 中西部 | الغرب الأوسط | es=Medio Oeste; pt=Meio-Oeste; ms=Barat tengah; id=Barat tengah; tr=Orta Batı; aka=Illinois, IL, Ohio, Michigan
1 chicago | Chicago | 芝加哥 | 芝加哥 | シカゴ | شيكاغو | tr=Şikago
2 minneapolis | Minneapolis | 明尼阿波利斯 | 明尼阿波利斯 | ミネアポリス | مينيابوليس | es=Mineápolis
`;
