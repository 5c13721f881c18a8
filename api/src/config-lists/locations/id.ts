export const indonesia = `
# 1 jakarta | Jakarta | 雅加达 | 雅加達 | ジャカルタ | جاكرتا | es=Yakarta; pt=Jacarta; tr=Cakarta; aka=DKI Jakarta, Jakarta Raya, Jakarta Special Region, Jabodetabek
1 south-jakarta | South Jakarta | 南雅加达 | 南雅加達 | 南ジャカルタ | جنوب جاكرتا | es=Yakarta del Sur; pt=Jacarta do Sul; ms=Jakarta Selatan; id=Jakarta Selatan; tr=Güney Cakarta; aka=Jaksel, Kebayoran, Setiabudi, Tebet, Cilandak, Pancoran, Pasar Minggu, Mampang Prapatan, Jagakarsa, Pesanggrahan, Kuningan, SCBD
2 central-jakarta | Central Jakarta | 中雅加达 | 中雅加達 | 中央ジャカルタ | وسط جاكرتا | es=Yakarta Central; pt=Jacarta Central; ms=Jakarta Pusat; id=Jakarta Pusat; tr=Merkez Cakarta; aka=Jakpus, Kemayoran, Menteng, Tanah Abang, Gambir, Senen, Sawah Besar, Cempaka Putih
3 west-jakarta | West Jakarta | 西雅加达 | 西雅加達 | 西ジャカルタ | غرب جاكرتا | es=Yakarta Occidental; pt=Jacarta Ocidental; ms=Jakarta Barat; id=Jakarta Barat; tr=Batı Cakarta; aka=Jakbar, Kalideres, Cengkareng, Kebon Jeruk, Grogol, Grogol Petamburan, Palmerah, Taman Sari, Kembangan, Tambora
4 north-jakarta | North Jakarta | 北雅加达 | 北雅加達 | 北ジャカルタ | شمال جاكرتا | es=Yakarta del Norte; pt=Jacarta do Norte; ms=Jakarta Utara; id=Jakarta Utara; tr=Kuzey Cakarta; aka=Jakut, Kelapa Gading, Penjaringan, Pluit, Tanjung Priok, Cilincing, Pademangan, Koja
5 east-jakarta | East Jakarta | 东雅加达 | 東雅加達 | 東ジャカルタ | شرق جاكرتا | es=Yakarta Oriental; pt=Jacarta Oriental; ms=Jakarta Timur; id=Jakarta Timur; tr=Doğu Cakarta; aka=Jaktim, Pulo Gadung, Pulogadung, Cakung, Matraman, Jatinegara, Duren Sawit, Kramat Jati, Ciracas, Cipayung
# 2 banten | Banten | 万丹 | 萬丹 | バンテン | بانتن
1 tangerang | Tangerang | 丹格朗 | 丹格朗 | タンゲラン | تانغيرانغ | aka=Cikupa, Balaraja, Curug, Kelapa Dua
2 south-tangerang | South Tangerang | 南丹格朗 | 南丹格朗 | 南タンゲラン | جنوب تانغيرانغ | es=Tangerang del Sur; pt=Tangerang do Sul; ms=Tangerang Selatan; id=Tangerang Selatan; tr=Güney Tangerang; aka=BSD, Tangsel, Serpong, BSD City
3 serang | Serang | 西冷 | 西冷 | セラン | سيرانغ | aka=Cilegon
# 3 west-java | West Java | 西爪哇 | 西爪哇 | 西ジャワ | جاوة الغربية | es=Java Occidental; pt=Java Ocidental; ms=Jawa Barat; id=Jawa Barat; tr=Batı Cava
1 bandung | Bandung | 万隆 | 萬隆 | バンドン | باندونغ | aka=Cimahi, Bandung Barat
2 bekasi | Bekasi | 勿加泗 | 勿加泗 | ブカシ | بيكاسي | aka=Cikarang
3 bogor | Bogor | 茂物 | 茂物 | ボゴール | بوغور | aka=Sentul
4 depok | Depok | 德波 | 德波 | デポック | ديبوك
5 karawang | Karawang | 加拉旺 | 加拉璜 | カラワン | كاراوانغ | aka=Purwakarta
# 4 central-java-yogyakarta | Central Java and Yogyakarta | 中爪哇与日惹 | 中爪哇與日惹 | 中部ジャワ・ジョグジャカルタ | جاوة الوسطى ويوجياكرتا | es=Java Central y Yogyakarta; pt=Java Central e Yogyakarta; ms=Jawa Tengah dan Yogyakarta; id=Jawa Tengah dan Yogyakarta; tr=Orta Cava ve Yogyakarta; aka=Central Java, Jawa Tengah, DI Yogyakarta, Daerah Istimewa Yogyakarta, DIY
1 semarang | Semarang | 三宝垄 | 三寶瓏 | スマラン | سيمارانغ
2 surakarta | Surakarta | 梭罗 | 梭羅 | スラカルタ | سوراكارتا | aka=Solo
3 yogyakarta | Yogyakarta | 日惹 | 日惹 | ジョグジャカルタ | يوجياكرتا | aka=Jogja, Sleman, Bantul, Jogjakarta
# 5 east-java | East Java | 东爪哇 | 東爪哇 | 東ジャワ | جاوة الشرقية | es=Java Oriental; pt=Java Oriental; ms=Jawa Timur; id=Jawa Timur; tr=Doğu Cava
1 surabaya | Surabaya | 泗水 | 泗水 | スラバヤ | سورابايا | aka=Gresik
2 malang | Malang | 玛琅 | 瑪琅 | マラン | مالانغ
3 sidoarjo | Sidoarjo | 诗都阿佐 | 詩都阿佐 | シドアルジョ | سيدوارجو
# 6 bali-nusa-tenggara | Bali and Nusa Tenggara | 巴厘与努沙登加拉 | 峇里與努沙登加拉 | バリ・ヌサトゥンガラ | بالي ونوسا تنغارا | es=Bali y Nusa Tenggara; pt=Bali e Nusa Tenggara; ms=Bali dan Nusa Tenggara; id=Bali dan Nusa Tenggara; tr=Bali ve Nusa Tenggara; aka=Bali, Nusa Tenggara, Sumbawa, Lombok, Mataram
1 denpasar | Denpasar | 登巴萨 | 登巴薩 | デンパサール | دينباسار | aka=Kuta, Badung, Ubud, Seminyak, Nusa Dua, Sanur, Canggu, Gianyar
# 7 sumatra | Sumatra | 苏门答腊 | 蘇門答臘 | スマトラ | سومطرة | ms=Sumatera; id=Sumatera; tr=Sumatra; aka=North Sumatra, South Sumatra, Sumatera Utara, Sumatera Selatan, Riau, Kepulauan Riau, Lampung, Sumatera Barat, Jambi, Aceh, Bengkulu
1 medan | Medan | 棉兰 | 棉蘭 | メダン | ميدان
2 palembang | Palembang | 巨港 | 巨港 | パレンバン | باليمبانغ
3 batam | Batam | 巴淡 | 巴淡 | バタム | باتام
4 pekanbaru | Pekanbaru | 北干巴鲁 | 北乾巴魯 | プカンバル | بيكانبارو
# 8 eastern-indonesia | Kalimantan, Sulawesi and the east | 加里曼丹、苏拉威西及东部 | 加里曼丹、蘇拉威西與東部 | カリマンタン・スラウェシ・東部 | كاليمانتان وسولاويسي والشرق | es=Kalimantan, Célebes y el este; pt=Kalimantan, Sulawesi e leste; ms=Kalimantan, Sulawesi dan timur; id=Kalimantan, Sulawesi, dan timur; tr=Kalimantan, Sulawesi ve doğu; aka=Kalimantan, Sulawesi, East Kalimantan, Kalimantan Timur, Kalimantan Selatan, Kalimantan Barat, South Sulawesi, Sulawesi Selatan, Sulawesi Utara, Papua, Maluku
1 balikpapan | Balikpapan | 巴厘巴板 | 巴里巴板 | バリクパパン | باليكبابان
2 makassar | Makassar | 望加锡 | 望加錫 | マカッサル | ماكاسار
3 banjarmasin | Banjarmasin | 马辰 | 馬辰 | バンジャルマシン | بنجرماسين
4 manado | Manado | 万鸦老 | 萬鴉老 | マナド | مانادو
`;
