export const philippines = `
# 1 metro-manila | Metro Manila | 马尼拉大都会 | 馬尼拉大都會 | マニラ首都圏 | مترو مانيلا | es=Gran Manila; pt=Grande Manila; tr=Metro Manila; aka=NCR, National Capital Region, National Capital Reg
1 manila | Manila | 马尼拉 | 馬尼拉 | マニラ | مانيلا | aka=Manila City, City of Manila
2 quezon-city | Quezon City | 奎松市 | 奎松市 | ケソン市 | كيزون سيتي | es=Ciudad Quezón; pt=Cidade Quezon; aka=QC, Quezon
3 makati | Makati | 马卡蒂 | 馬卡蒂 | マカティ | ماكاتي | aka=Makati City
4 taguig | Taguig | 达义市 | 達義市 | タギッグ | تاغويغ | aka=BGC, Bonifacio Global City, Taguig City
5 pasig | Pasig | 帕西格 | 帕西格 | パシッグ | باسيغ | aka=Ortigas, Pasig City
6 mandaluyong | Mandaluyong | 曼达卢永 | 曼達盧永 | マンダルヨン | ماندالويونغ | aka=Mandaluyong City
7 paranaque | Parañaque | 帕拉纳克 | 帕拉納克 | パラニャーケ | باراناكي | aka=Paranaque City
8 pasay | Pasay | 帕赛 | 帕賽 | パサイ | باساي | aka=Pasay City
# 2 calabarzon | Calabarzon | 甲拉巴松 | 甲拉巴松 | カラバルソン | كالابارزون | aka=Southern Tagalog, Calabarzon & Mimaropa
1 calamba | Calamba | 卡兰巴 | 卡蘭巴 | カランバ | كالامبا | aka=Laguna
2 dasmarinas | Dasmariñas | 达斯马里尼亚斯 | 達斯馬里尼亞斯 | ダスマリニャス | داسمارينياس | aka=Cavite
3 batangas-city | Batangas City | 八打雁市 | 八打雁市 | バタンガス市 | باتانغاس | aka=Batangas, Lipa
# 3 central-luzon | Central Luzon | 中央吕宋 | 中央呂宋 | 中部ルソン | لوزون الوسطى | es=Luzón Central; pt=Luzon Central; ms=Luzon Tengah; id=Luzon Tengah; tr=Orta Luzon
1 angeles-clark | Angeles and Clark | 安赫莱斯与克拉克 | 安赫萊斯與克拉克 | アンヘレス・クラーク | أنجيليس وكلارك | es=Ángeles y Clark; pt=Angeles e Clark; ms=Angeles dan Clark; id=Angeles dan Clark; tr=Angeles ve Clark; aka=Clark, Angeles, Angeles City, Pampanga, Clark Freeport
2 malolos | Malolos | 马洛洛斯 | 馬洛洛斯 | マロロス | مالولوس | aka=Bulacan
# 4 visayas | Visayas | 米沙鄢 | 維薩亞斯 | ビサヤ諸島 | فيساياس | es=Bisayas; aka=Central Visayas, Western Visayas, Eastern Visayas
1 cebu-city | Cebu City | 宿务 | 宿霧 | セブ市 | سيبو | es=Ciudad de Cebú; pt=Cebu; aka=Cebu, Mandaue, Lapu-Lapu
2 iloilo-city | Iloilo City | 伊洛伊洛 | 怡朗 | イロイロ市 | إيلويلو | es=Ciudad de Iloílo; pt=Iloilo; aka=Iloilo
3 bacolod | Bacolod | 巴科洛德 | 巴科洛德 | バコロド | باكولود
# 5 mindanao | Mindanao | 棉兰老 | 民答那峨 | ミンダナオ | مينداناو | es=Mindanao; aka=Davao Region, Northern Mindanao, Southern Mindanao
1 davao-city | Davao City | 达沃 | 納卯 | ダバオ市 | دافاو | es=Ciudad de Dávao; pt=Davao; aka=Davao
2 cagayan-de-oro | Cagayan de Oro | 卡加延德奥罗 | 卡加延德奧羅 | カガヤン・デ・オロ | كاغايان دي أورو
# 6 northern-luzon | Northern Luzon | 北吕宋 | 北呂宋 | 北部ルソン | شمال لوزون | es=Luzón Norte; pt=Luzon Norte; ms=Luzon Utara; id=Luzon Utara; tr=Kuzey Luzon; aka=Ilocos, Cordillera
1 baguio | Baguio | 碧瑶 | 碧瑤 | バギオ | باغيو | aka=Baguio City, Benguet
`;
