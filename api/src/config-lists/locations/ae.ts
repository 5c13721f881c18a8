export const emirates = `
# 1 dubai | Dubai Emirate | 迪拜酋长国 | 杜拜酋長國 | ドバイ首長国 | إمارة دبي | es=Emirato de Dubái; pt=Emirado de Dubai; ms=Emiriah Dubai; id=Keamiran Dubai; tr=Dubai Emirliği
1 dubai-city | Dubai | 迪拜 | 杜拜 | ドバイ | دبي | es=Dubái; aka=Dubai City, DXB
2 jebel-ali | Jebel Ali | 杰贝阿里 | 杰貝阿里 | ジュベル・アリ | جبل علي | aka=JAFZA, Jabal Ali
# 2 abu-dhabi | Abu Dhabi Emirate | 阿布扎比酋长国 | 阿布達比酋長國 | アブダビ首長国 | إمارة أبوظبي | es=Emirato de Abu Dabi; pt=Emirado de Abu Dhabi; ms=Emiriah Abu Dhabi; id=Keamiran Abu Dhabi; tr=Abu Dabi Emirliği
1 abu-dhabi-city | Abu Dhabi | 阿布扎比 | 阿布達比 | アブダビ | أبوظبي | es=Abu Dabi; tr=Abu Dabi; aka=أبو ظبي
2 al-ain | Al Ain | 艾因 | 艾因 | アル・アイン | العين
3 ruwais | Ruwais | 鲁韦斯 | 魯韋斯 | ルワイス | الرويس
# 3 northern-emirates | Sharjah and the Northern Emirates | 沙迦与北部酋长国 | 沙迦與北部酋長國 | シャルジャ・北部首長国 | الشارقة والإمارات الشمالية | es=Sharjah y los emiratos del norte; pt=Sharjah e emirados do norte; ms=Sharjah dan emiriah utara; id=Sharjah dan keamiran utara; tr=Şarika ve kuzey emirlikleri
1 sharjah | Sharjah | 沙迦 | 沙迦 | シャルジャ | الشارقة | pt=Sharjah; tr=Şarika
2 ajman | Ajman | 阿治曼 | 阿治曼 | アジュマーン | عجمان | es=Ajmán; tr=Acman
3 ras-al-khaimah | Ras Al Khaimah | 哈伊马角 | 拉斯海瑪 | ラアス・アル＝ハイマ | رأس الخيمة | es=Ras al-Jaima; tr=Resü'l-Hayme; aka=RAK
4 fujairah | Fujairah | 富查伊拉 | 富查伊拉 | フジャイラ | الفجيرة | es=Fuyaira; pt=Fujeira; tr=Füceyre
`;
