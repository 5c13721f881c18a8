export const saudiArabia = `
# 1 riyadh-region | Riyadh Region | 利雅得地区 | 利雅德地區 | リヤド州 | منطقة الرياض | es=Región de Riad; pt=Região de Riade; ms=Wilayah Riyadh; id=Wilayah Riyadh; tr=Riyad Bölgesi
1 riyadh | Riyadh | 利雅得 | 利雅德 | リヤド | الرياض | es=Riad; pt=Riade; tr=Riyad
2 al-kharj | Al Kharj | 海尔季 | 海爾季 | ハルジュ | الخرج
# 2 makkah-region | Makkah Region | 麦加地区 | 麥加地區 | マッカ州 | منطقة مكة المكرمة | es=Región de La Meca; pt=Região de Meca; ms=Wilayah Makkah; id=Wilayah Makkah; tr=Mekke Bölgesi; aka=Western Province
1 jeddah | Jeddah | 吉达 | 吉達 | ジッダ | جدة | es=Yeda; pt=Jidá; ms=Jeddah; id=Jeddah; tr=Cidde; aka=Jiddah
2 makkah | Makkah | 麦加 | 麥加 | メッカ | مكة المكرمة | es=La Meca; pt=Meca; ms=Makkah; id=Makkah; tr=Mekke; aka=Mecca, مكة
3 taif | Taif | 塔伊夫 | 塔伊夫 | ターイフ | الطائف
# 3 eastern-province | Eastern Province | 东部省 | 東部省 | 東部州 | المنطقة الشرقية | es=Provincia Oriental; pt=Província Oriental; ms=Wilayah Timur; id=Provinsi Timur; tr=Doğu Bölgesi; aka=Ash Sharqiyah
1 dammam | Dammam | 达曼 | 達曼 | ダンマーム | الدمام
2 khobar | Khobar | 胡拜尔 | 胡拜爾 | コバール | الخبر | es=Jobar; tr=Hubar; aka=Al Khobar
3 jubail | Jubail | 朱拜勒 | 朱拜勒 | ジュバイル | الجبيل | es=Yubail; tr=Cubeyl; aka=Al Jubail
# 4 madinah-north | Madinah and the North | 麦地那与北部 | 麥地那與北部 | マディーナ・北部 | المدينة المنورة والشمال | es=Medina y el norte; pt=Medina e norte; ms=Madinah dan utara; id=Madinah dan utara; tr=Medine ve kuzey
1 madinah | Madinah | 麦地那 | 麥地那 | メディナ | المدينة المنورة | es=Medina; pt=Medina; tr=Medine; aka=Medina, المدينة
2 tabuk | Tabuk | 塔布克 | 塔布克 | タブーク | تبوك | tr=Tebük; aka=NEOM, نيوم
3 hail | Hail | 哈伊勒 | 哈伊勒 | ハーイル | حائل | es=Hail; aka=Ha'il
# 5 south-saudi | Asir and the South | 阿西尔与南部 | 阿西爾與南部 | アスィール・南部 | عسير والجنوب | es=Asir y el sur; pt=Asir e sul; ms=Asir dan selatan; id=Asir dan selatan; tr=Asir ve güney
1 abha | Abha | 艾卜哈 | 艾卜哈 | アブハー | أبها
2 jazan | Jazan | 吉赞 | 吉贊 | ジーザーン | جازان | aka=Jizan
# 6 qassim | Qassim | 盖西姆 | 蓋西姆 | カスィーム | القصيم
1 buraydah | Buraydah | 布赖代 | 布賴代 | ブライダ | بريدة | aka=Buraidah
`;
