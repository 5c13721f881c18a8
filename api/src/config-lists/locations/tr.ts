export const turkiye = `
# 1 marmara | Marmara | 马尔马拉 | 馬摩拉 | マルマラ地方 | مرمرة | es=Mármara; pt=Mármara
1 istanbul-europe | Istanbul (European side) | 伊斯坦布尔（欧洲区） | 伊斯坦堡（歐洲區） | イスタンブール（欧州側） | إسطنبول (الجانب الأوروبي) | es=Estambul (lado europeo); pt=Istambul (lado europeu); ms=Istanbul (bahagian Eropah); id=Istanbul (sisi Eropa); tr=İstanbul (Avrupa); aka=Istanbul, İstanbul, İstanbul(Avr.), İstanbul Avrupa, Şişli, Beşiktaş, Maslak, Levent, Istanbul Europe
2 istanbul-asia | Istanbul (Asian side) | 伊斯坦布尔（亚洲区） | 伊斯坦堡（亞洲區） | イスタンブール（アジア側） | إسطنبول (الجانب الآسيوي) | es=Estambul (lado asiático); pt=Istambul (lado asiático); ms=Istanbul (bahagian Asia); id=Istanbul (sisi Asia); tr=İstanbul (Anadolu); aka=İstanbul(Asya), İstanbul Anadolu, Kadıköy, Ümraniye, Ataşehir, Istanbul Asia
3 bursa | Bursa | 布尔萨 | 布爾薩 | ブルサ | بورصة
4 kocaeli | Kocaeli | 科贾埃利 | 科賈埃利 | コジャエリ | قوجه ايلي | aka=İzmit, Gebze
5 tekirdag | Tekirdağ | 泰基尔达 | 泰基爾達 | テキルダー | تكيرداغ | aka=Çorlu, Çerkezköy
# 2 central-anatolia | Central Anatolia | 安纳托利亚中部 | 安納托利亞中部 | 中央アナトリア | وسط الأناضول | es=Anatolia Central; pt=Anatólia Central; ms=Anatolia Tengah; id=Anatolia Tengah; tr=İç Anadolu
1 ankara | Ankara | 安卡拉 | 安卡拉 | アンカラ | أنقرة | es=Ankara; pt=Ancara
2 konya | Konya | 科尼亚 | 科尼亞 | コンヤ | قونية
3 eskisehir | Eskişehir | 埃斯基谢希尔 | 埃斯基謝希爾 | エスキシェヒル | إسكي شهر
4 kayseri | Kayseri | 开塞利 | 開塞利 | カイセリ | قيصري
# 3 aegean | Aegean | 爱琴海地区 | 愛琴海地區 | エーゲ海地方 | إيجه | es=Egeo; pt=Egeu; ms=Aegean; id=Aegea; tr=Ege
1 izmir | Izmir | 伊兹密尔 | 伊茲密爾 | イズミル | إزمير | es=Esmirna; pt=Esmirna; tr=İzmir
2 denizli | Denizli | 代尼兹利 | 代尼茲利 | デニズリ | دنيزلي
# 4 mediterranean-turkiye | Mediterranean | 地中海地区 | 地中海地區 | 地中海地方 | البحر المتوسط | es=Mediterráneo; pt=Mediterrâneo; ms=Mediterranean; id=Mediterania; tr=Akdeniz
1 antalya | Antalya | 安塔利亚 | 安塔利亞 | アンタルヤ | أنطاليا | es=Antalya; pt=Antália
2 adana | Adana | 阿达纳 | 阿達納 | アダナ | أضنة
3 mersin | Mersin | 梅尔辛 | 梅爾辛 | メルスィン | مرسين
# 5 south-east-anatolia | South-east Anatolia | 安纳托利亚东南部 | 安納托利亞東南部 | 南東アナトリア | جنوب شرق الأناضول | es=Sudeste de Anatolia; pt=Sudeste da Anatólia; ms=Anatolia Tenggara; id=Anatolia Tenggara; tr=Güneydoğu Anadolu
1 gaziantep | Gaziantep | 加济安泰普 | 加濟安泰普 | ガズィアンテプ | غازي عنتاب
# 6 black-sea | Black Sea | 黑海地区 | 黑海地區 | 黒海地方 | البحر الأسود | es=Mar Negro; pt=Mar Negro; ms=Laut Hitam; id=Laut Hitam; tr=Karadeniz
1 samsun | Samsun | 萨姆松 | 薩姆松 | サムスン | سامسون
2 trabzon | Trabzon | 特拉布宗 | 特拉布宗 | トラブゾン | طرابزون | es=Trebisonda; pt=Trebizonda
`;
