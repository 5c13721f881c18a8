export const brazil = `
# 1 south-east-brazil | South-east | 东南部 | 東南部 | 南東部 | الجنوب الشرقي | es=Sudeste; pt=Sudeste; ms=Tenggara; id=Tenggara; tr=Güneydoğu; aka=São Paulo (estado), Minas Gerais
1 sao-paulo | São Paulo | 圣保罗 | 聖保羅 | サンパウロ | ساو باولو | ms=Sao Paulo; id=Sao Paulo; tr=Sao Paulo; aka=SP, Sampa, Barueri, Osasco
2 rio-de-janeiro | Rio de Janeiro | 里约热内卢 | 里約熱內盧 | リオデジャネイロ | ريو دي جانيرو | es=Río de Janeiro; aka=RJ, Rio
3 belo-horizonte | Belo Horizonte | 贝洛奥里藏特 | 貝洛奧里藏特 | ベロオリゾンテ | بيلو هوريزونتي | aka=BH
4 campinas | Campinas | 坎皮纳斯 | 坎皮納斯 | カンピーナス | كامبيناس
5 vitoria | Vitória | 维多利亚 | 維多利亞 | ヴィトーリア | فيتوريا | aka=Vila Velha, Espírito Santo
# 2 south-brazil | South | 南部 | 南部 | 南部 | الجنوب | es=Sur; pt=Sul; ms=Selatan; id=Selatan; tr=Güney; aka=Paraná, Rio Grande do Sul, Santa Catarina
1 curitiba | Curitiba | 库里蒂巴 | 庫里奇巴 | クリチバ | كوريتيبا
2 porto-alegre | Porto Alegre | 阿雷格里港 | 阿雷格里港 | ポルト・アレグレ | بورتو أليغري
3 florianopolis | Florianópolis | 弗洛里亚诺波利斯 | 弗洛里亞諾波利斯 | フロリアノポリス | فلوريانوبوليس | aka=Floripa
4 joinville | Joinville | 若因维利 | 若因維利 | ジョインヴィレ | جوينفيلي | aka=Blumenau
# 3 north-east-brazil | North-east | 东北部 | 東北部 | 北東部 | الشمال الشرقي | es=Noreste; pt=Nordeste; ms=Timur laut; id=Timur laut; tr=Kuzeydoğu; aka=Bahia, Pernambuco, Ceará
1 salvador | Salvador | 萨尔瓦多 | 薩爾瓦多 | サルヴァドール | سالفادور
2 recife | Recife | 累西腓 | 勒西菲 | レシフェ | ريسيفي
3 fortaleza | Fortaleza | 福塔莱萨 | 福塔雷薩 | フォルタレザ | فورتاليزا
# 4 central-north-brazil | Centre-west and North | 中西部与北部 | 中西部與北部 | 中西部・北部 | الوسط الغربي والشمال | es=Centro-oeste y norte; pt=Centro-Oeste e Norte; ms=Barat tengah dan utara; id=Barat tengah dan utara; tr=Orta batı ve kuzey; aka=Centro-Oeste, Norte, Goiás, Amazonas
1 brasilia | Brasília | 巴西利亚 | 巴西利亞 | ブラジリア | برازيليا | es=Brasilia; ms=Brasilia; id=Brasilia; tr=Brasilia; aka=DF
2 goiania | Goiânia | 戈亚尼亚 | 戈亞尼亞 | ゴイアニア | غويانيا
3 manaus | Manaus | 玛瑙斯 | 瑪瑙斯 | マナウス | ماناوس | es=Manaos
`;
