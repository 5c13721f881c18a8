export const malaysia = `
# 1 klang-valley | Klang Valley | 巴生谷 | 巴生谷 | クランバレー | وادي كلانغ | es=Valle de Klang; pt=Vale de Klang; ms=Lembah Klang; id=Lembah Klang; tr=Klang Vadisi; aka=Selangor, Wilayah Persekutuan
1 kuala-lumpur | Kuala Lumpur | 吉隆坡 | 吉隆坡 | クアラルンプール | كوالالمبور | aka=KL, WP Kuala Lumpur, KLCC
2 petaling-jaya | Petaling Jaya | 八打灵再也 | 八打靈再也 | ペタリンジャヤ | بيتالينغ جايا | aka=PJ, Damansara
3 shah-alam | Shah Alam | 莎阿南 | 莎阿南 | シャーアラム | شاه علم
4 subang-jaya | Subang Jaya | 梳邦再也 | 梳邦再也 | スバンジャヤ | سوبانغ جايا | aka=Puchong
5 cyberjaya | Cyberjaya | 赛城 | 賽城 | サイバージャヤ | سايبرجايا | aka=Putrajaya
6 klang | Klang | 巴生 | 巴生 | クラン | كلانغ | aka=Port Klang
# 2 northern-malaysia | Northern Region | 北马 | 北馬 | 北部 | المنطقة الشمالية | es=Región norte; pt=Região norte; ms=Wilayah Utara; id=Wilayah Utara; tr=Kuzey Bölgesi; aka=Penang, Pulau Pinang, Perak, Kedah
1 george-town | George Town | 乔治市 | 喬治市 | ジョージタウン | جورج تاون | aka=Georgetown
2 bayan-lepas | Bayan Lepas | 峇六拜 | 峇六拜 | バヤンレパス | بايان ليباس
3 ipoh | Ipoh | 怡保 | 怡保 | イポー | إيبوه
4 kulim | Kulim | 居林 | 居林 | クリム | كوليم
# 3 southern-malaysia | Southern Region | 南马 | 南馬 | 南部 | المنطقة الجنوبية | es=Región sur; pt=Região sul; ms=Wilayah Selatan; id=Wilayah Selatan; tr=Güney Bölgesi; aka=Johor, Melaka, Negeri Sembilan
1 johor-bahru | Johor Bahru | 新山 | 新山 | ジョホールバル | جوهور بهرو | aka=JB, Iskandar Puteri
2 malacca | Malacca | 马六甲 | 麻六甲 | マラッカ | ملقا | es=Malaca; pt=Malaca; ms=Melaka; id=Melaka; tr=Malakka
3 seremban | Seremban | 芙蓉 | 芙蓉 | セレンバン | سيريمبان
# 4 east-malaysia | Sabah and Sarawak | 沙巴与砂拉越 | 沙巴與砂拉越 | サバ・サラワク | صباح وساراواك | es=Sabah y Sarawak; pt=Sabá e Sarawak; ms=Sabah dan Sarawak; id=Sabah dan Sarawak; tr=Sabah ve Sarawak; aka=Sabah, Sarawak
1 kota-kinabalu | Kota Kinabalu | 亚庇 | 亞庇 | コタキナバル | كوتا كينابالو | aka=KK
2 kuching | Kuching | 古晋 | 古晉 | クチン | كوتشينغ
# 5 east-coast-malaysia | East Coast | 东海岸 | 東海岸 | 東海岸 | الساحل الشرقي | es=Costa este; pt=Costa leste; ms=Pantai Timur; id=Pantai Timur; tr=Doğu Kıyısı; aka=Pahang, Terengganu, Kelantan
1 kuantan | Kuantan | 关丹 | 關丹 | クアンタン | كوانتان
`;
