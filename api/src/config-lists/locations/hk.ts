export const hongKong = `
# 1 hong-kong-island | Hong Kong Island | 香港岛 | 香港島 | 香港島 | جزيرة هونغ كونغ | es=Isla de Hong Kong; pt=Ilha de Hong Kong; ms=Pulau Hong Kong; id=Pulau Hong Kong; tr=Hong Kong Adası; aka=港島
1 central-hk | Central | 中环 | 中環 | セントラル | سنترال | aka=Central District, Sheung Wan, 上環, Central and Western, Admiralty, 金鐘
2 wan-chai | Wan Chai | 湾仔 | 灣仔 | 湾仔 | وان تشاي
3 causeway-bay | Causeway Bay | 铜锣湾 | 銅鑼灣 | 銅鑼湾 | كوزواي باي
4 quarry-bay | Quarry Bay | 鲗鱼涌 | 鰂魚涌 | クオリーベイ | كواري باي | aka=Tai Koo, 太古, Eastern
# 2 kowloon | Kowloon | 九龙 | 九龍 | 九龍 | كولون
1 tsim-sha-tsui | Tsim Sha Tsui | 尖沙咀 | 尖沙咀 | 尖沙咀 | تسيم شا تسوي | aka=TST
2 mong-kok | Mong Kok | 旺角 | 旺角 | 旺角 | مونغ كوك
3 kwun-tong | Kwun Tong | 观塘 | 觀塘 | 観塘 | كوون تونغ
4 kowloon-bay | Kowloon Bay | 九龙湾 | 九龍灣 | 九龍湾 | خليج كولون | aka=Kai Tak, 啟德
# 3 new-territories | New Territories | 新界 | 新界 | 新界 | الأقاليم الجديدة | es=Nuevos Territorios; pt=Novos Territórios; ms=Wilayah Baru; id=Wilayah Baru; tr=Yeni Bölgeler
1 sha-tin | Sha Tin | 沙田 | 沙田 | 沙田 | شا تين | aka=Science Park, 科學園
2 tsuen-wan | Tsuen Wan | 荃湾 | 荃灣 | 荃湾 | تسوين وان
3 kwai-chung | Kwai Chung | 葵涌 | 葵涌 | 葵涌 | كواي تشونغ | aka=Kwai Tsing
4 tung-chung | Tung Chung | 东涌 | 東涌 | 東涌 | تونغ تشونغ | aka=Chek Lap Kok, 赤鱲角, Lantau
`;
