export const occupations = `
[software-engineer]
t Jurutera Perisian; Pembangun Backend; Pembangun Full Stack
l Ketua Kejuruteraan Perisian
h Anda akan membina dan mengendalikan perkhidmatan yang digunakan pelanggan setiap hari, dalam pasukan kecil yang hasilnya jelas kelihatan.
h Kami kerap mengeluarkan perubahan kecil dan menjaga apa yang kami keluarkan. Anda bertanggungjawab atas satu bahagian produk dari mula hingga akhir.
d Mereka bentuk, menulis dan menyemak kod untuk perkhidmatan yang tidak boleh terhenti
d Memecahkan ciri besar kepada langkah yang boleh dikeluarkan satu demi satu
d Menulis ujian automatik dan memastikan binaan kekal pantas
d Mencari punca masalah produksi dan menyelesaikannya sepenuhnya
d Bekerjasama dengan pereka dan pengurus produk sejak awal
d Menyediakan dokumentasi yang ringkas dan terkini
n Mahir dalam TypeScript, Java, Go atau Python
n Berpengalaman dengan pangkalan data hubungan dan API HTTP
n Biasa menguji hasil kerja sendiri
s TypeScript; Node.js; PostgreSQL; API REST; Git
[data-analyst]
t Penganalisis Data; Penganalisis Perisikan Perniagaan; Saintis Data
l Ketua Data
h Setiap minggu ada keputusan yang memerlukan angka yang lebih baik. Tugas anda mencarinya, menyemaknya dan menerangkannya dengan mudah.
h Anda akan menukar rekod mentah kepada jawapan: apa yang laku, apa yang gagal dan apa yang patut dicuba.
d Membina papan pemuka yang benar-benar digunakan
d Menulis SQL yang mudah dibaca dan diguna semula
d Menyemak kualiti data dan menjejak punca ralat
d Merancang dan menilai eksperimen bersama pasukan produk
d Membentangkan dapatan kepada bukan pakar
d Mengautomasikan laporan bulanan
n Mahir SQL serta Python atau R
n Memahami statistik dan batasannya
n Mampu menerangkan dapatan dengan beberapa carta sahaja
s SQL; Python; Power BI; Statistik; Excel
[it-support]
t Eksekutif Sokongan IT; Pentadbir Sistem; Jurutera Rangkaian
l Pengurus IT
h Apabila sesuatu rosak, andalah orang yang paling dinanti. Anda memastikan komputer, akaun dan rangkaian berjalan lancar.
h Anda akan menjaga infrastruktur kami dan membantu penggunanya, secara bersemuka dan melalui telefon.
d Menyelesaikan tiket sokongan dalam tempoh yang dipersetujui
d Menyediakan komputer riba, akaun dan akses untuk pekerja baharu
d Menyelenggara pelayan, sandaran dan rangkaian pejabat
d Memasang kemas kini keselamatan dan memantau insiden
d Merekod perkakasan dan lesen
d Menulis panduan ringkas untuk soalan yang kerap ditanya
n Pengetahuan tentang Windows, Linux dan asas rangkaian
n Sabar dengan pengguna yang tergesa-gesa
n Cermat dengan kata laluan dan data peribadi
s Windows Server; Linux; Rangkaian; Microsoft 365; Penyelesaian masalah
[product-manager]
t Pengurus Produk; Pengurus Projek; Pemilik Produk
l Ketua Produk
h Anda akan menentukan apa yang kami bina seterusnya dan dapat menjelaskan sebabnya.
h Anda akan membawa produk daripada aduan pelanggan kepada keluaran yang mereka rasai manfaatnya.
d Bercakap dengan pelanggan setiap minggu dan mencatat pengajarannya
d Menyediakan pelan hala tuju yang muat dalam satu halaman
d Menulis keperluan yang jelas bersama contoh
d Merancang keluaran dengan pasukan kejuruteraan, pemasaran dan sokongan
d Mengukur sama ada ciri mencapai matlamatnya
d Menolak permintaan dengan sopan dan bersebab
n Berpengalaman membawa produk digital daripada idea kepada pelancaran
n Selesa dengan data dan juga dengan orang
n Penulisan yang jelas
s Hala tuju produk; Kajian pengguna; Agile; Analitik; Pengurusan pihak berkepentingan
[qa-engineer]
t Jurutera QA; Penguji Perisian; Jurutera Automasi Ujian
l Ketua QA
h Anda orang terakhir yang melihat keluaran sebelum pelanggan, dan orang pertama yang ditanya sama ada ia sudah sedia.
h Kami mahu menemui ralat sebelum pengguna. Anda akan membina ujian dan amalan untuk itu.
d Merancang dan menjalankan ujian fungsi dan regresi
d Mengautomasikan semakan yang berulang
d Menulis laporan ralat yang mudah diulang semula
d Menguji pada telefon sebenar dan emulator
d Menyertai perancangan dan bertanya lebih awal
d Memantau angka kualiti dari satu keluaran ke satu keluaran
n Berpengalaman menguji aplikasi web atau mudah alih
n Asas pengaturcaraan untuk automasi ujian
n Teliti dan berfikir seperti pengguna
s Playwright; Perancangan ujian; Ujian API; Jira; SQL
[blockchain-developer]
t Pembangun Rantaian Blok; Jurutera Kontrak Pintar; Pembangun Antara Muka Web3
l Ketua Protokol
h Anda akan menulis kontrak yang menyimpan wang orang lain, jadi kami mengutamakan kecermatan.
h Protokol kami terbuka, diaudit dan berjalan sepanjang masa. Anda akan membantu mengembangkannya tanpa menjejaskan kepercayaan.
d Membangunkan dan menguji kontrak pintar dalam Solidity atau Rust
d Menyemak kod dari sudut keselamatan dan menjawab dapatan audit
d Membina pustaka yang berhubung dengan dompet digital
d Memantau urus niaga di rangkaian utama dan menangani anomali
d Mengurangkan kos gas tanpa menjejaskan kejelasan kod
d Menerangkan perubahan protokol kepada komuniti
n Memahami rangkaian EVM dan corak serangan lazim
n Berpengalaman dengan Foundry, Hardhat atau Anchor
n Memahami asas kriptografi
s Solidity; Rust; Ethereum; Foundry; Audit keselamatan
[ui-ux-designer]
t Pereka UI/UX; Pereka Produk Digital; Pereka Interaksi
l Ketua Reka Bentuk
h Anda akan menjadikan perkara rumit terasa mudah, dan membuktikannya.
h Daripada temu bual pertama hingga piksel terakhir, anda membentuk pengalaman pengguna di telefon dan komputer.
d Menjalankan temu bual dan ujian kebolehgunaan
d Melakar aliran, membina prototaip dan memperhalusnya
d Menjaga sistem reka bentuk bersama pembangun
d Mereka bentuk untuk skrin kecil dan pembaca skrin
d Membentangkan hasil kerja dan menerima maklum balas
d Menyemak hasil akhir sebelum dikeluarkan
n Portfolio yang menunjukkan cara anda berfikir
n Mahir Figma atau perisian seumpamanya
n Memahami kebolehcapaian
s Figma; Prototaip; Kajian pengguna; Sistem reka bentuk; Kebolehcapaian
[graphic-designer]
t Pereka Grafik; Pereka Visual; Ilustrator
l Pengarah Seni
h Anda akan memberi rupa kepada jenama kami di media cetak, pembungkusan dan skrin.
h Kami mencari orang yang mampu menukar arahan umum kepada imej yang diingati.
d Mereka bentuk poster, pembungkusan, visual media sosial dan pembentangan
d Menyediakan fail cetakan dan menyemak pruf
d Menyesuaikan kempen kepada pelbagai format
d Mengemaskan koleksi imej dan templat
d Bekerjasama dengan jurugambar dan pencetak
d Mencadangkan idea tanpa disuruh
n Mahir Illustrator, Photoshop dan InDesign
n Peka terhadap tipografi dan warna
n Portfolio hasil kerja yang telah diterbitkan
s Illustrator; Photoshop; InDesign; Tipografi; Penjenamaan
[sales-representative]
t Eksekutif Jualan; Wakil Jualan; Eksekutif Akaun
l Pengurus Jualan
h Anda akan bertemu pelanggan, memahami keperluan mereka dan menawarkan penyelesaian yang baik untuk kedua-dua pihak.
h Jualan yang baik bermula dengan mendengar. Anda akan menjaga pelanggan sedia ada dan mencari yang baharu.
d Melawat pelanggan dan memperkenalkan produk kami
d Menyediakan sebut harga dan membuat susulan
d Mencapai sasaran jualan bulanan dan suku tahunan
d Mengemas kini rekod pelanggan
d Melaporkan perkembangan pasaran dan pesaing
d Menyelaraskan penghantaran dengan pejabat
n Berpengalaman dalam jualan atau khidmat pelanggan
n Yakin berkomunikasi secara bersemuka dan melalui telefon
n Memiliki lesen memandu dan sedia mengembara
s Rundingan; CRM; Pencarian pelanggan; Pembentangan; Pengurusan akaun
[business-development]
t Eksekutif Pembangunan Perniagaan; Pengurus Perkongsian; Pakar Pembangunan Perniagaan
l Pengarah Pembangunan Perniagaan
h Anda akan membuka pintu baharu untuk kami: rakan kongsi, saluran dan bandar baharu.
h Anda akan mencari syarikat yang sesuai dan menukar perbualan pertama kepada perjanjian.
d Mengenal pasti dan mendekati bakal rakan kongsi
d Menyediakan cadangan dan kajian perniagaan
d Merundingkan syarat bersama bahagian undang-undang dan kewangan
d Mengikuti perjanjian hingga membuahkan hasil
d Mewakili syarikat di pameran dan acara
d Mengemas kini peluang kerjasama
n Rekod perjanjian atau perkongsian yang berjaya
n Pemikiran komersial dan selesa dengan angka
n Rangkaian profesional dalam industri
s Perkongsian; Rundingan; Kajian pasaran; Penulisan cadangan; CRM
[digital-marketer]
t Pakar Pemasaran Digital; Eksekutif Iklan Digital; Pakar SEO
l Ketua Pemasaran
h Anda akan membawa orang yang tepat ke laman kami dan mengetahui sebab mereka kekal.
h Anda akan merancang dan menambah baik kempen dengan bajet yang boleh dijelaskan hingga ke sen terakhir.
d Merancang dan mengendalikan kempen carian dan media sosial
d Menambah baik halaman untuk enjin carian dan pembaca
d Menulis dan menguji iklan serta e-mel
d Memantau kos dan hasil setiap hari
d Bekerjasama dengan pereka untuk halaman kempen
d Melaporkan setiap bulan apa yang berkesan dan tidak
n Berpengalaman dengan Google Ads atau Meta Ads
n Mahir alat analitik web
n Penulisan yang baik
s SEO; Google Ads; Google Analytics; Pemasaran kandungan; Pemasaran e-mel
[community-manager]
t Eksekutif Media Sosial; Pengurus Komuniti; Pencipta Kandungan
l Ketua Komuniti
h Anda akan menjadi suara kami dalam talian dan telinga kami dalam kalangan pengikut.
h Anda akan menukar pembaca menjadi komuniti melalui cerita yang baik, balasan pantas dan jenaka yang sesuai.
d Merancang kalendar kandungan dan menerbitkannya setiap hari
d Membalas komen dan mesej dengan mesra
d Merakam dan menyunting video pendek
d Bekerjasama dengan pencipta dan rakan kongsi
d Memantau perbualan tentang kami dan menyampaikannya kepada pasukan
d Menganjurkan acara dalam talian dan perjumpaan
n Berpengalaman mengurus akaun jenama
n Peka terhadap bahasa dan imej
n Tenang menghadapi kritikan
s Media sosial; Penulisan iklan; Video pendek; Canva; Pembinaan komuniti
[customer-service]
t Eksekutif Khidmat Pelanggan; Pegawai Sokongan Pelanggan; Ejen Pusat Panggilan
l Ketua Pasukan Khidmat Pelanggan
h Anda akan membantu pelanggan melalui telefon, sembang dan e-mel sehingga mereka berpuas hati.
h Jika anda suka menyelesaikan masalah orang, kami akan ajarkan produknya.
d Menjawab pertanyaan melalui telefon, sembang dan e-mel
d Merekod setiap kes dengan jelas
d Menyelesaikan aduan secara adil dan membuat susulan
d Menyerahkan kes sukar bersama maklumat lengkap
d Mencapai sasaran kualiti dan masa tindak balas
d Mencadangkan penambahbaikan supaya pelanggan tidak perlu menelefon
n Suara mesra dan penulisan jelas
n Tenang pada hari yang sibuk
n Sedia bekerja syif
s Khidmat pelanggan; Komunikasi; Zendesk; Penyelesaian masalah; Menaip
[accountant]
t Akauntan; Eksekutif Akaun; Pegawai Akaun
l Pengurus Kewangan
h Anda akan memastikan buku kami lengkap, betul dan tepat pada masa, serta menerangkan maknanya.
h Anda akan menguruskan penutupan akaun bulanan dan segala soalan juruaudit.
d Merekod invois, resit dan catatan jurnal
d Melakukan penutupan akaun bulanan dan tahunan
d Menyesuaikan akaun bank dan pembekal
d Menyediakan penyata cukai dan laporan berkanun
d Membantu audit dalaman dan luaran
d Memperbaiki aliran invois dalam syarikat
n Pengetahuan tentang piawaian perakaunan dan cukai
n Mahir Excel dan perisian perakaunan
n Teliti dan menjaga kerahsiaan
s Simpan kira; Excel; Cukai; Laporan kewangan; SQL Account
[financial-adviser]
t Penasihat Kewangan; Pengurus Perhubungan; Perunding Insurans
l Pengurus Cawangan
h Anda akan membantu keluarga dan perniagaan kecil membuat keputusan kewangan yang masih mereka syukuri sepuluh tahun lagi.
h Anda akan memberi nasihat tentang simpanan, pembiayaan dan perlindungan dengan jujur dan mudah difahami.
d Bertemu pelanggan dan menganalisis keadaan mereka
d Mengesyorkan produk yang sesuai dan menerangkan risikonya
d Menyediakan permohonan dan menyemak dokumen
d Mengekalkan hubungan jangka panjang dengan pelanggan
d Mencapai sasaran jualan dan perkhidmatan
d Mematuhi peraturan kesesuaian dan perlindungan data
n Lesen profesional atau sedia mendapatkannya
n Boleh dipercayai dan sabar
n Berminat dengan pasaran kewangan
s Perancangan kewangan; Hubungan pelanggan; Analisis risiko; Insurans; Pematuhan
[recruiter]
t Eksekutif Pengambilan Pekerja; Eksekutif Sumber Manusia; Pakar Pemerolehan Bakat
l Pengurus Sumber Manusia
h Anda akan mencari orang yang menjadikan syarikat lebih baik dan memastikan hari pertama mereka menyenangkan.
h Anda akan menguruskan pengambilan dari panggilan pertama hingga kontrak ditandatangani, dan menjawab setiap pemohon.
d Menulis iklan jawatan yang jelas dan jujur
d Mencari calon dan menjalankan temu duga awal
d Mengatur temu duga dan memberi keputusan dengan cepat
d Menyediakan kontrak dan menyambut pekerja baharu
d Menjaga rekod pekerja dengan lengkap dan sulit
d Menasihati pengurus tentang undang-undang buruh
n Berpengalaman dalam pengambilan atau pentadbiran HR
n Bijak menilai orang dan menjaga kerahsiaan
n Asas undang-undang buruh
s Pengambilan pekerja; Temu duga; Pentadbiran HR; Orientasi; Undang-undang buruh
[admin-assistant]
t Pembantu Tadbir; Kerani Pejabat; Penyambut Tetamu
l Pengurus Pejabat
h Anda akan memastikan pejabat berjalan lancar: jadual, pelawat, pesanan dan seratus perkara kecil yang hanya disedari apabila tiada.
h Anda akan menyokong pasukan dengan kekemasan, kesediaan dan keramahan.
d Menjawab panggilan dan menyambut pelawat
d Mengurus jadual, bilik mesyuarat dan perjalanan
d Menyediakan surat, minit dan pembentangan
d Memesan bekalan dan menyemak invois
d Memfailkan dokumen
d Membantu menganjurkan acara syarikat
n Mahir Word, Excel dan e-mel
n Boleh diharap dan teratur
n Mesra di telefon
s Microsoft Office; Pemfailan; Penjadualan; Kemasukan data; Komunikasi
[mechanical-engineer]
t Jurutera Mekanikal; Jurutera Penyelenggaraan; Jurutera Reka Bentuk
l Pengurus Kejuruteraan
h Anda akan mereka bentuk komponen dan mesin yang perlu berfungsi bertahun-tahun dalam haba dan habuk.
h Anda akan membawa peralatan kami daripada lukisan kepada operasi yang boleh diharap.
d Mereka bentuk komponen dan pemasangan dengan CAD
d Mengira beban, had terima dan kos
d Membina prototaip dan menyelia ujian
d Menyokong pengeluaran apabila timbul masalah
d Berbincang dengan pembekal tentang bahan dan kualiti
d Mengemas kini lukisan dan senarai komponen
n Berpengalaman dengan SolidWorks, Inventor atau seumpamanya
n Pengetahuan tentang bahan dan kaedah pembuatan
n Praktikal di bengkel
s SolidWorks; AutoCAD; Lukisan teknikal; Penyelenggaraan pencegahan; FMEA
[site-engineer]
t Jurutera Tapak; Jurutera Awam; Penyelia Tapak
l Pengurus Pembinaan
h Anda akan menukar lukisan kepada bangunan: selamat, menepati masa dan dalam bajet.
h Anda akan menjadi mata kami di tapak, dari asas hingga penyerahan.
d Merancang dan menyelia kerja harian di tapak
d Menyemak kualiti, kuantiti dan kemajuan
d Menyelaras subkontraktor dan penghantaran
d Memastikan semua orang mematuhi peraturan keselamatan
d Menyediakan diari tapak dan laporan kemajuan
d Menyelesaikan soal teknikal bersama pejabat reka bentuk
n Berpengalaman di tapak bangunan atau kejuruteraan awam
n Mahir membaca lukisan dan spesifikasi
n Tegas tanpa perlu meninggikan suara
s AutoCAD; Penyeliaan tapak; Ukur bahan; Keselamatan; MS Project
[production-operator]
t Operator Pengeluaran; Operator Mesin; Pemeriksa Kualiti
l Penyelia Pengeluaran
h Anda akan mengendalikan mesin moden di kilang yang bersih dan teratur bersama pasukan yang saling membantu.
h Anda akan memastikan setiap komponen yang keluar dari barisan kami berkualiti.
d Menyediakan dan mengendalikan mesin pengeluaran
d Memeriksa komponen mengikut lukisan dan merekod hasilnya
d Membaiki kerosakan kecil dan melaporkan yang besar
d Menjaga kebersihan dan keselamatan tempat kerja
d Memenuhi pelan pengeluaran harian
d Membantu melatih rakan baharu
n Kemahiran tangan dan minat teknikal
n Sedia bekerja syif
n Mematuhi peraturan keselamatan
s Operasi mesin; Pemeriksaan kualiti; 5S; Keselamatan; Kerja berpasukan
[warehouse-associate]
t Pembantu Gudang; Kerani Stor; Operator Forklift
l Penyelia Gudang
h Anda akan memastikan barang yang betul keluar pada masa yang betul dalam keadaan baik.
h Ribuan bungkusan melalui gudang kami setiap hari. Anda memastikan semuanya terus bergerak.
d Menerima, menyemak dan menyimpan barang
d Mengambil dan membungkus pesanan dengan pengimbas
d Memuat dan memunggah lori
d Mengira stok dan menyelesaikan perbezaan
d Memandu forklift dengan selamat
d Mengemaskan lorong dan ruang pemunggahan
n Kecergasan fizikal yang baik
n Boleh diharap dan menepati masa
n Lesen forklift satu kelebihan
s Pengambilan pesanan; Kawalan inventori; Forklift; Pengimbas kod bar; Pembungkusan
[driver]
t Pemandu Penghantaran; Pemandu Lori; Pemandu Syarikat
l Penyelia Armada
h Anda akan menghantar barang kepada pelanggan; bagi kebanyakan mereka, andalah wajah syarikat.
h Anda kenal jalan, sabar dalam kesesakan dan tiba pada masa yang dijanjikan.
d Menghantar barang mengikut laluan
d Memuatkan kenderaan dan mengikat muatan
d Mendapatkan tandatangan dan mengutip bayaran
d Memeriksa minyak, tayar dan lampu setiap pagi
d Segera melaporkan kelewatan dan kerosakan
d Menjaga kebersihan kenderaan
n Lesen memandu yang sah (D, GDL atau E)
n Mengenali kawasan setempat
n Sopan terhadap pelanggan
s Memandu; Perancangan laluan; Khidmat pelanggan; Penjagaan kenderaan; Navigasi
[nurse]
t Jururawat Berdaftar; Jururawat; Jururawat Klinik
l Ketua Jururawat
h Anda akan merawat pesakit dengan mahir dan masih ada masa untuk kata-kata yang menenangkan.
h Anda akan menyertai pasukan jururawat yang mencukupi dan didengari.
d Menilai pesakit dan melaksanakan pelan jagaan
d Memberi ubat dan membantu rawatan
d Melengkapkan rekod tepat pada masanya
d Memberi penerangan kepada pesakit dan keluarga dengan sabar
d Mematuhi piawaian kebersihan dan keselamatan
d Membimbing pelatih jururawat
n Kelayakan kejururawatan dan pendaftaran yang sah
n Mahir dalam prosedur klinikal
n Sedia bekerja syif
s Penjagaan pesakit; Pemberian ubat; Kawalan jangkitan; Bantuan hayat asas; Rekod pesakit
[teacher]
t Guru Bahasa Inggeris; Guru Matematik; Guru Sekolah Rendah
l Guru Penolong Kanan
h Anda akan mengajar kelas kecil dan mempunyai masa untuk mengenali setiap murid.
h Anda suka menerangkan satu perkara dengan dua cara. Murid kami memerlukan guru seperti anda.
d Merancang dan mengajar mengikut kurikulum
d Menyemak tugasan dan memberi maklum balas yang berguna
d Membantu murid yang memerlukan lebih masa
d Berhubung dengan ibu bapa secara berkala
d Menyertai aktiviti sekolah
d Membangunkan bahan pengajaran bersama rakan sekerja
n Kelayakan mengajar dalam mata pelajaran berkaitan
n Sabar dan berwibawa
n Sedia terus belajar
s Perancangan pelajaran; Pengurusan bilik darjah; Penilaian; Komunikasi; Kurikulum
[cook]
t Tukang Masak; Pembantu Dapur; Cef Pastri
l Ketua Cef
h Anda akan memasak dengan bahan segar di dapur yang mengamalkan ucapan tolong dan terima kasih.
h Anda gemar makanan yang sedap dan masih tersenyum walaupun perlu menyediakan lapan puluh hidangan pada malam minggu.
d Menyediakan hidangan mengikut resipi dan piawaian
d Memeriksa bahan segar semasa diterima
d Menjaga kebersihan stesen kerja
d Mematuhi peraturan keselamatan makanan
d Membantu merancang menu dan hidangan istimewa
d Mengurangkan pembaziran
n Berpengalaman di dapur profesional atau berkelayakan kulinari
n Pantas dan bersih
n Sedia bekerja malam dan hujung minggu
s Penyediaan makanan; Keselamatan makanan; Perancangan menu; Kerja berpasukan; Pusingan stok
[barista]
t Barista; Pelayan Restoran; Kru Kafe
l Pengurus Restoran
h Anda akan menyambut tetamu, mengingati kegemaran pelanggan tetap dan membuat yang lain mahu kembali.
h Anda akan bekerja di tempat yang meriah dengan kopi yang sedap dan rakan yang saling membantu.
d Menyambut tetamu dan mengambil pesanan
d Menyediakan minuman mengikut piawaian
d Melayan di meja dan di kaunter
d Menerima bayaran dan menutup kaunter tunai
d Menjaga kebersihan ruang tetamu
d Menangani aduan dengan bijak
n Mesra dan tangkas
b Pengalaman satu kelebihan, bukan syarat
n Sedia bekerja pada hujung minggu
s Layanan tetamu; Kopi; Pengendalian tunai; Kerja berpasukan; Kebersihan
[shop-assistant]
t Pembantu Kedai; Jurujual; Juruwang
l Pengurus Kedai
h Anda akan membantu pelanggan di kedai kami dan membuat mereka mahu datang lagi.
h Anda suka orang dan barang yang cantik. Di kedai kami ada banyak kedua-duanya.
d Membantu pelanggan memilih yang sesuai
d Mengendalikan kaunter bayaran dengan tepat
d Mengisi rak dan menyusun paparan
d Menerima barang dan menyemak harga
d Membantu kiraan stok
d Mengemaskan kedai
n Suka berurusan dengan orang
n Berpenampilan kemas dan boleh diharap
n Sedia bekerja pada hari Sabtu
s Jualan; Pengendalian tunai; Susun atur barang; Khidmat pelanggan; Kawalan stok
[legal-counsel]
t Peguam Dalaman; Pegawai Undang-undang; Pembantu Guaman
l Ketua Undang-undang
h Anda akan memberi jawapan jelas kepada soalan sukar sebelum kosnya meningkat.
h Anda akan mengiringi kontrak daripada draf pertama hingga tandatangan, malah selepasnya.
d Merangka, menyemak dan merundingkan kontrak
d Menasihati rakan sekerja tentang undang-undang komersial dan buruh
d Mengikuti perubahan undang-undang dan menerangkan kesannya
d Menguruskan pertikaian bersama peguam luar
d Menjaga rekod dan pendaftaran syarikat
d Melatih pasukan tentang pematuhan
n Ijazah undang-undang dan pengalaman praktikal
n Bahasa yang tepat dan pertimbangan yang baik
n Menjaga kerahsiaan
s Penggubalan kontrak; Undang-undang syarikat; Pematuhan; Penyelidikan undang-undang; Rundingan
[video-editor]
t Penyunting Video; Pereka Grafik Gerak; Juruvideo
l Penerbit Kreatif
h Anda akan menukar rakaman berjam-jam kepada dua minit yang ditonton hingga habis.
h Anda akan merakam dan menyunting filem untuk kempen, kursus dan media sosial.
d Menyunting filem daripada potongan kasar hingga versi akhir
d Mencipta tajuk dan grafik bergerak
d Membetulkan warna dan bunyi
d Merakam temu bual dan produk
d Menyesuaikan filem untuk setiap saluran
d Mengemaskan arkib
n Mahir Premiere Pro, DaVinci Resolve atau Final Cut
n Peka terhadap rentak dan penceritaan
n Contoh hasil kerja
s Premiere Pro; After Effects; Pembetulan warna; Kamera; Papan cerita
[lab-technician]
t Juruteknik Makmal; Pembantu Penyelidik; Ahli Kimia Kawalan Kualiti
l Pengurus Makmal
h Anda akan mengukur perkara yang penting dan tahu sejauh mana hasilnya boleh dipercayai.
h Anda akan menyokong penyelidikan kami dengan penyediaan rapi, analisis tepat dan rekod yang jujur.
d Menyediakan sampel dan menjalankan analisis
d Menentukur dan menyelenggara peralatan
d Merekod dan menilai hasil
d Mematuhi peraturan keselamatan dan prosedur standard
d Mengurus bahan kimia dan bekalan
d Membantu membangunkan kaedah baharu
n Kelulusan kimia, biologi atau bidang berkaitan
n Berpengalaman dengan peralatan makmal
n Bekerja dengan teliti dan bersih
s HPLC; Penyediaan sampel; Keselamatan makmal; Analisis data; GMP
[beautician]
t Juruandam; Pendandan Rambut; Ahli Terapi Spa
l Pengurus Salun
h Anda akan memberi tetamu sejam penjagaan dan melihat mereka pulang dengan wajah segar.
h Anda mahir dalam kerja anda dan pandai berbual, atau diam apabila tetamu menginginkannya.
d Menasihati tetamu tentang rawatan dan produk
d Menjalankan rawatan muka, rambut atau badan
d Menjaga kebersihan dan ketenangan bilik rawatan
d Mengurus janji temu dan pelanggan tetap
d Mengesyorkan produk dengan jujur
d Mematuhi peraturan kebersihan
n Latihan dalam kecantikan, rambut atau spa
n Berpenampilan kemas dan bersopan
n Sedia bekerja pada hujung minggu
s Penjagaan kulit; Dandanan rambut; Urutan; Khidmat pelanggan; Kebersihan
[security-guard]
t Pengawal Keselamatan; Pegawai Keselamatan; Operator Bilik Kawalan
l Penyelia Keselamatan
h Anda akan menjaga keselamatan orang dan bangunan dengan tenang dan bersopan.
h Anda peka, mesra dan tidak mudah gelabah. Itulah yang dihargai pelanggan kami.
d Mengawal laluan masuk dan menerima pelawat
d Membuat rondaan dan memantau kamera
d Bertindak balas terhadap penggera dan kecemasan
d Menulis laporan yang jelas selepas setiap syif
d Membantu pelawat mencari arah
d Menjaga kunci dan pas
n Sijil keselamatan atau sedia mendapatkannya
n Kecergasan fizikal yang baik
n Sedia bekerja malam
s Kawalan akses; CCTV; Pertolongan cemas; Penulisan laporan; Keselamatan kebakaran
[agronomist]
t Ahli Agronomi; Pegawai Alam Sekitar; Penyelia Ladang
l Pengurus Ladang
h Anda akan membantu menghasilkan lebih banyak dengan air dan bahan kimia yang kurang.
h Separuh masa anda di ladang, separuh lagi untuk memahami apa yang anda lihat di sana.
d Menasihati penanam tentang tanah, benih dan perlindungan tanaman
d Merancang ujian dan menilai hasil
d Mengambil sampel tanah dan air
d Memastikan peraturan alam sekitar dipatuhi
d Melatih pekerja ladang
d Menyimpan rekod untuk pensijilan
n Kelulusan pertanian, perhutanan atau sains alam sekitar
n Lesen memandu dan suka bekerja di luar
n Mampu menerangkan sains dengan bahasa mudah
s Analisis tanah; Perlindungan tanaman; Pengairan; Ujian ladang; Pematuhan alam sekitar
[programme-coordinator]
t Penyelaras Program; Pegawai Projek; Penyelaras Sukarelawan
l Pengarah Program
h Anda akan memastikan niat baik sampai ke tempat yang memerlukan, dan dapat dibuktikan.
h Anda akan menjalankan program bersama rakan kongsi, sukarelawan dan penerima manfaat.
d Merancang aktiviti dan mengikut bajet
d Merekrut dan menyokong sukarelawan
d Menulis laporan untuk penderma dan pihak berkuasa
d Melawat tapak projek dan mendengar
d Menganjurkan latihan dan acara awam
d Mengukur hasil dengan jujur
n Berpengalaman dalam kerja projek atau komuniti
n Pandai mengatur dan berhemah
n Mampu menulis laporan yang baik
s Penyelarasan projek; Bajet; Penulisan laporan; Pengurusan sukarelawan; Pengucapan awam
[electrician]
t Juruelektrik; Juruteknik Penyelenggaraan; Juruteknik Penghawa Dingin
l Penyelia Penyelenggaraan
h Anda akan memasang dan membaiki perkara yang hanya disedari apabila ia berhenti berfungsi.
h Anda akan menjaga sistem elektrik dengan peralatan yang baik dan masa yang cukup.
d Memasang dan menyambung sistem elektrik
d Mencari dan membaiki kerosakan
d Menjalankan penyelenggaraan berjadual
d Membaca dan mengemas kini gambar rajah litar
d Menguji peralatan mengikut peraturan
d Menasihati pelanggan tentang pembaikan
n Latihan sebagai juruelektrik atau juruteknik
n Amalan kerja yang selamat
n Lesen memandu satu kelebihan
s Pendawaian; Pengesanan kerosakan; Penyelenggaraan pencegahan; Keselamatan; Gambar rajah litar
[operations-manager]
t Pengurus Operasi; Pengurus Cawangan Operasi; Pengurus Hal Ehwal Am
l Pengurus Besar
h Anda akan membolehkan ramai orang bekerja dengan baik kerana harinya dirancang rapi.
h Anda akan memimpin premis kami: orang, kos, kualiti dan juga suasana.
d Merancang tenaga kerja, ruang dan bajet
d Menetapkan sasaran bersama ketua pasukan dan memantaunya
d Menambah baik proses bersama mereka yang melaksanakannya
d Berunding dengan pembekal dan tuan premis
d Melaporkan hasil kepada pengurusan setiap bulan
d Mengambil, melatih dan menyokong ketua pasukan
n Berpengalaman memimpin pasukan
n Memahami bajet dan angka
n Tegas dan adil
s Kepimpinan pasukan; Bajet; Penambahbaikan proses; Perancangan; Pelaporan
`;
