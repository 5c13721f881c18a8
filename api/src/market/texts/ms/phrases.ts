export const phrases = `
[headings.duties]
Tanggungjawab
Apa yang akan anda lakukan
Skop tugas
[headings.needs]
Kelayakan
Keperluan
Siapa yang kami cari
[headings.benefits]
Faedah
Apa yang kami tawarkan
Kenapa sertai kami
[headings.place]
Tempat dan waktu kerja
Cara kami bekerja
[context]
Pasukan kami di {city} semakin berkembang dan kami memerlukan seorang lagi rakan sekerja.
Kami membuka cawangan kedua di {city} dan sedang membentuk pasukannya.
Seorang rakan sekerja akan bersara, dan kami mahu anda berdua bekerja bersama beberapa minggu.
Permintaan meningkat dua kali ganda sejak tahun lepas, jadi kami menambah kakitangan di {city}.
Ini jawatan baharu, dan anda akan turut membentuknya.
Kami suka pekerja yang kekal lama, dan kami berusaha supaya mereka mahu kekal.
[onsite]
Anda akan bekerja di premis kami di {city}, berhampiran pengangkutan awam.
Kerja ini dilakukan di premis kami di {city}.
Tempat kerja anda ialah {city}; kami membantu pendatang baharu mencari tempat tinggal.
[hybrid]
Dua atau tiga hari seminggu di pejabat {city}, selebihnya dari rumah.
Hibrid: pasukan berjumpa di {city} pada hari Selasa dan Khamis, hari lain terpulang kepada anda.
Pejabat kami di {city}, tetapi tidak perlu hadir setiap hari.
[remote]
Kerja jarak jauh sepenuhnya, dengan perjumpaan pasukan sekali atau dua kali setahun.
Anda boleh bekerja dari mana-mana asalkan talian stabil; ada empat jam kerja bersama setiap hari.
Jarak jauh sepenuhnya. Kami menyediakan komputer riba dan membantu kos meja dan kerusi.
[full-time]
Sepenuh masa, lima hari seminggu; kerja lebih masa jarang berlaku dan dibayar.
Jawatan tetap sepenuh masa selepas tempoh percubaan.
[part-time]
Separuh masa, kira-kira 20 jam seminggu; syif boleh dibincangkan.
Separuh masa dengan waktu tetap, sesuai untuk pelajar dan ibu bapa.
[contract]
Kontrak dua belas bulan dan boleh disambung.
Kontrak sepanjang tempoh projek, sekurang-kurangnya enam bulan.
[internship]
Latihan industri tiga hingga enam bulan dengan mentor yang sudi meluangkan masa.
Anda akan memegang tugasan sendiri, menerima maklum balas mingguan dan sijil pada akhirnya.
[freelance]
Kerja bebas yang dibayar mengikut hasil; anda pilih waktu sendiri.
Kami bekerjasama dengan anda sebagai pekerja bebas dan membayar invois dalam dua minggu.
[temporary]
Kerja bermusim dengan peluang untuk diteruskan.
Jawatan sementara kira-kira tiga bulan, boleh mula segera.
[experience.1]
Tiada pengalaman diperlukan; kami latih dari hari pertama
Graduan baharu dan mereka yang menukar kerjaya dialu-alukan
[experience.2]
Pengalaman latihan industri atau kerja sambilan satu kelebihan
Pengalaman beberapa bulan sudah memadai; selebihnya anda belajar di sini
[experience.3]
Pengalaman satu hingga tiga tahun dalam jawatan serupa
Sekurang-kurangnya satu tahun pengalaman berkaitan
[experience.4]
Sekurang-kurangnya tiga tahun pengalaman berkaitan
Pengalaman tiga hingga lima tahun dalam jawatan setara
[experience.5]
Sekurang-kurangnya lima tahun pengalaman dengan tanggungjawab sendiri
Lebih lima tahun dalam bidang ini dengan hasil yang nyata
[experience.6]
Lebih sepuluh tahun pengalaman, termasuk mengetuai pasukan
Sekurang-kurangnya sepuluh tahun dalam industri dan terbukti mampu memimpin
[degree.2]
Lulusan SPM atau setaraf
[degree.3]
Sijil kemahiran dalam bidang berkaitan
[degree.4]
Diploma dalam bidang berkaitan
[degree.5]
Ijazah sarjana muda atau pengalaman setara
[degree.6]
Ijazah sarjana dalam bidang berkaitan
[degree.7]
Ijazah doktor falsafah dalam bidang berkaitan
[soft]
Menepati janji dan memaklumkan awal jika tidak dapat
Boleh berkomunikasi dalam bahasa Melayu dan bahasa Inggeris
Suka bekerja dalam pasukan dan juga boleh berdikari
Bertanya apabila ada yang kurang jelas
Kemas, menepati masa dan mesra
Sedia belajar dan berkongsi ilmu
[benefits]
Cuti tahunan sejak tahun pertama
Insurans perubatan untuk anda dan keluarga
Peruntukan latihan setiap tahun
+ Makan tengah hari percuma pada hari bekerja
Semakan gaji tahunan
Bonus prestasi
+ Elaun pengangkutan
* Waktu masuk fleksibel
Cuti hari lahir
Aktiviti pasukan dua kali setahun
+ Kopi, teh dan buah percuma
Laluan kerjaya yang jelas
[local.my]
KWSP, PERKESO dan SIP
Kad perubatan dan elaun pergigian
Elaun syif dan kerja lebih masa
Bonus tahunan dan duit raya
Elaun telefon dan petrol
[local.sg]
Caruman CPF dan bonus akhir tahun
Elaun pengangkutan untuk syif malam
[closing]
Hantar resume dan beberapa baris tentang diri anda. Kami akan membalas dalam lima hari bekerja, apa pun keputusannya.
Mohon dengan satu klik. Surat iringan tidak diperlukan; soalan yang baik sentiasa dialu-alukan.
Kami mengalu-alukan semua pemohon tanpa mengira umur, asal, agama atau jantina.
Kurang pasti sama ada anda sesuai? Hubungi kami dan mari berbual dahulu.
Prosesnya: panggilan dua puluh minit, perbualan dengan pasukan, kemudian tawaran.
Kami membaca setiap permohonan dan membalas semuanya.
[founded]
Ditubuhkan pada {year}, kami berkembang tanpa melupakan nama rakan sekerja.
Syarikat ini ditubuhkan pada {year} dan masih diterajui oleh mereka yang mahir dalam bidangnya.
Sejak {year} kami berkhidmat dari {city} untuk pelanggan dekat dan jauh.
[culture]
Keputusan dibuat di tempat kerja dilakukan.
Kami berkongsi angka dengan semua orang, baik atau buruk.
Ramai pengurus kami bermula di sini sebagai pelatih.
Rakan sekerja baharu dibimbing mentor selama tiga bulan pertama.
Kami lebih suka menyiapkan satu perkara dengan baik daripada tiga perkara separuh jalan.
Separuh daripada rakan sekerja baharu datang atas saranan pekerja lain.
[web3]
Sebahagian gaji boleh dibayar dalam stablecoin jika anda mahu
Masa dan peruntukan untuk persidangan dan hackathon
[titles.intern]
Pelatih Industri – ~
[titles.junior]
~ (Graduan Baharu)
[titles.senior]
~ Kanan
[recruiter]
Pengurus Sumber Manusia
Pakar Pemerolehan Bakat
Eksekutif Pengambilan
Pengurus Pengambilan
Eksekutif Sumber Manusia
[question.text]
Apakah yang ingin anda pelajari dalam enam bulan pertama?
Ceritakan secara ringkas hasil kerja yang anda banggakan.
Berapakah gaji yang anda harapkan?
[question.yes]
Adakah anda dibenarkan bekerja di negara ini?
Bolehkah anda mula dalam masa sebulan?
Adakah anda sedia bekerja pada sesetengah hujung minggu?
[question.choice]
Bilakah anda boleh mula? = Segera; Dalam dua minggu; Dalam sebulan; Lebih lewat
Dari mana anda mengetahui tentang kami? = JobHarbor; Rakan; Media sosial; Lain-lain
`;
