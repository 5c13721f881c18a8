export const singapore = `
# 1 central-singapore | Central | 中区 | 中區 | 中部地域 | وسط سنغافورة | es=Centro; pt=Centro; ms=Tengah; id=Tengah; tr=Merkez; aka=Central Region
1 downtown-core | Downtown Core | 市中心 | 市中心 | ダウンタウン・コア | وسط المدينة | es=Centro urbano; pt=Centro financeiro; ms=Pusat Bandar; id=Pusat Kota; tr=Şehir Merkezi; aka=CBD, Raffles Place, Marina Bay, Tanjong Pagar
2 orchard | Orchard | 乌节 | 烏節 | オーチャード | أورشارد | aka=Orchard Road
3 queenstown | Queenstown | 女皇镇 | 女皇鎮 | クイーンズタウン | كوينزتاون | aka=One-North, Buona Vista
4 toa-payoh | Toa Payoh | 大巴窑 | 大巴窯 | トアパヨ | توا بايوه | aka=Novena
# 2 east-singapore | East | 东区 | 東區 | 東部地域 | شرق سنغافورة | es=Este; pt=Leste; ms=Timur; id=Timur; tr=Doğu; aka=East Region
1 tampines | Tampines | 淡滨尼 | 淡濱尼 | タンピネス | تامبينز
2 changi | Changi | 樟宜 | 樟宜 | チャンギ | تشانغي
3 bedok | Bedok | 勿洛 | 勿洛 | ベドック | بيدوك
# 3 north-singapore | North | 北区 | 北區 | 北部地域 | شمال سنغافورة | es=Norte; pt=Norte; ms=Utara; id=Utara; tr=Kuzey; aka=North Region
1 woodlands | Woodlands | 兀兰 | 兀蘭 | ウッドランズ | وودلاندز
2 yishun | Yishun | 义顺 | 義順 | イーシュン | ييشون
# 4 north-east-singapore | North-East | 东北区 | 東北區 | 北東部地域 | شمال شرق سنغافورة | es=Noreste; pt=Nordeste; ms=Timur Laut; id=Timur Laut; tr=Kuzeydoğu; aka=North-East Region
1 punggol | Punggol | 榜鹅 | 榜鵝 | プンゴル | بونغول
2 serangoon | Serangoon | 实龙岗 | 實龍崗 | セラングーン | سيرانغون
3 hougang | Hougang | 后港 | 後港 | ホーガン | هوغانغ
# 5 west-singapore | West | 西区 | 西區 | 西部地域 | غرب سنغافورة | es=Oeste; pt=Oeste; ms=Barat; id=Barat; tr=Batı; aka=West Region
1 jurong-east | Jurong East | 裕廊东 | 裕廊東 | ジュロン・イースト | جورونغ إيست | aka=Jurong
2 tuas | Tuas | 大士 | 大士 | トゥアス | تواس
3 clementi | Clementi | 金文泰 | 金文泰 | クレメンティ | كليمنتي
`;
