export const india = `
# 1 south-india | South India | 南印度 | 南印度 | 南インド | جنوب الهند | es=Sur de la India; pt=Sul da Índia; ms=India Selatan; id=India Selatan; tr=Güney Hindistan; aka=Karnataka, Telangana, Tamil Nadu, Kerala, Andhra Pradesh
1 bengaluru | Bengaluru | 班加罗尔 | 班加羅爾 | ベンガルール | بنغالورو | es=Bangalore; pt=Bangalore; aka=Bangalore
2 hyderabad | Hyderabad | 海得拉巴 | 海得拉巴 | ハイデラバード | حيدر آباد | tr=Haydarabad; aka=Secunderabad
3 chennai | Chennai | 金奈 | 清奈 | チェンナイ | تشيناي | aka=Madras
4 kochi | Kochi | 科钦 | 科欽 | コーチ | كوتشي | aka=Cochin, Ernakulam
5 coimbatore | Coimbatore | 哥印拜陀 | 哥印拜陀 | コインバトール | كويمباتور
# 2 west-india | West India | 西印度 | 西印度 | 西インド | غرب الهند | es=Oeste de la India; pt=Oeste da Índia; ms=India Barat; id=India Barat; tr=Batı Hindistan; aka=Maharashtra, Gujarat
1 mumbai | Mumbai | 孟买 | 孟買 | ムンバイ | مومباي | es=Bombay; pt=Mumbai; aka=Bombay, Navi Mumbai, Thane
2 pune | Pune | 浦那 | 浦那 | プネー | بونه
3 ahmedabad | Ahmedabad | 艾哈迈达巴德 | 亞美達巴德 | アーメダバード | أحمد آباد | tr=Ahmedabad; aka=Gandhinagar
# 3 north-india | North India | 北印度 | 北印度 | 北インド | شمال الهند | es=Norte de la India; pt=Norte da Índia; ms=India Utara; id=India Utara; tr=Kuzey Hindistan; aka=Delhi NCR, Delhi/NCR, Haryana, Uttar Pradesh, Rajasthan, Punjab
1 new-delhi | New Delhi | 新德里 | 新德里 | ニューデリー | نيودلهي | es=Nueva Delhi; pt=Nova Délhi; tr=Yeni Delhi; aka=Delhi
2 gurugram | Gurugram | 古尔冈 | 古爾岡 | グルグラム | غوروغرام | aka=Gurgaon
3 noida | Noida | 诺伊达 | 諾伊達 | ノイダ | نويدا | aka=Greater Noida, Ghaziabad
4 jaipur | Jaipur | 斋浦尔 | 齋浦爾 | ジャイプール | جايبور
5 chandigarh | Chandigarh | 昌迪加尔 | 昌迪加爾 | チャンディーガル | شانديغار | aka=Mohali
# 4 east-india | East India | 东印度 | 東印度 | 東インド | شرق الهند | es=Este de la India; pt=Leste da Índia; ms=India Timur; id=India Timur; tr=Doğu Hindistan; aka=West Bengal, Odisha
1 kolkata | Kolkata | 加尔各答 | 加爾各答 | コルカタ | كولكاتا | es=Calcuta; pt=Calcutá; tr=Kalküta; aka=Calcutta
`;
