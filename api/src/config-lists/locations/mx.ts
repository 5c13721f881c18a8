export const mexico = `
# 1 valley-of-mexico | Valley of Mexico | 墨西哥谷 | 墨西哥谷 | メキシコ盆地 | وادي المكسيك | es=Valle de México; pt=Vale do México; ms=Lembah Mexico; id=Lembah Meksiko; tr=Meksika Vadisi; aka=Estado de México, EDOMEX
1 mexico-city | Mexico City | 墨西哥城 | 墨西哥城 | メキシコシティ | مدينة مكسيكو | es=Ciudad de México; pt=Cidade do México; ms=Bandar Raya Mexico; id=Kota Meksiko; tr=Meksiko; aka=CDMX, DF, Distrito Federal
2 toluca | Toluca | 托卢卡 | 托盧卡 | トルーカ | تولوكا
3 naucalpan | Naucalpan | 瑙卡尔潘 | 瑙卡爾潘 | ナウカルパン | ناوكالبان | aka=Tlalnepantla
# 2 northern-mexico | Northern Mexico | 墨西哥北部 | 墨西哥北部 | 北部 | شمال المكسيك | es=Norte de México; pt=Norte do México; ms=Mexico Utara; id=Meksiko Utara; tr=Kuzey Meksika; aka=Nuevo León, Baja California, Chihuahua, Coahuila, Sonora
1 monterrey | Monterrey | 蒙特雷 | 蒙特雷 | モンテレイ | مونتيري | aka=San Pedro Garza García
2 tijuana | Tijuana | 蒂华纳 | 蒂華納 | ティファナ | تيخوانا
3 ciudad-juarez | Ciudad Juárez | 华雷斯城 | 華雷斯城 | シウダー・フアレス | سيوداد خواريز | aka=Juárez
4 saltillo | Saltillo | 萨尔蒂约 | 薩爾蒂約 | サルティーヨ | سالتيو
5 hermosillo | Hermosillo | 埃莫西约 | 埃莫西約 | エルモシージョ | إرموسيو
# 3 bajio-west | Bajío and the West | 巴希奥与西部 | 巴希奧與西部 | バヒオ・西部 | باخيو والغرب | es=Bajío y Occidente; pt=Bajío e Ocidente; ms=Bajío dan barat; id=Bajío dan barat; tr=Bajío ve batı; aka=Jalisco, Guanajuato
1 guadalajara | Guadalajara | 瓜达拉哈拉 | 瓜達拉哈拉 | グアダラハラ | غوادالاخارا | aka=Zapopan, GDL
2 queretaro | Querétaro | 克雷塔罗 | 克雷塔羅 | ケレタロ | كيريتارو | aka=Santiago de Querétaro
3 leon-mx | León | 莱昂 | 萊昂 | レオン | ليون | aka=León Guanajuato
4 aguascalientes | Aguascalientes | 阿瓜斯卡连特斯 | 阿瓜斯卡連特斯 | アグアスカリエンテス | أغواسكاليينتس
5 san-luis-potosi | San Luis Potosí | 圣路易斯波托西 | 聖路易斯波托西 | サン・ルイス・ポトシ | سان لويس بوتوسي
# 4 south-south-east-mexico | South and South-east | 南部与东南部 | 南部與東南部 | 南部・南東部 | الجنوب والجنوب الشرقي | es=Sur y sureste; pt=Sul e sudeste; ms=Selatan dan tenggara; id=Selatan dan tenggara; tr=Güney ve güneydoğu; aka=Yucatán, Quintana Roo
1 puebla | Puebla | 普埃布拉 | 普埃布拉 | プエブラ | بويبلا
2 merida | Mérida | 梅里达 | 梅里達 | メリダ | ميريدا
3 cancun | Cancún | 坎昆 | 坎昆 | カンクン | كانكون | ms=Cancun; id=Cancun; tr=Cancun; aka=Playa del Carmen
4 veracruz | Veracruz | 韦拉克鲁斯 | 韋拉克魯斯 | ベラクルス | فيراكروز
`;
