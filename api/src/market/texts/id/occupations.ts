export const occupations = `
[software-engineer]
t Software Engineer; Backend Developer; Full Stack Developer
l Engineering Manager
h Anda akan membangun dan menjalankan layanan yang dipakai pelanggan kami setiap hari, dalam tim kecil yang hasil kerjanya langsung terlihat.
h Kami sering merilis perubahan kecil dan merawat apa yang kami rilis. Anda bertanggung jawab atas satu bagian produk dari awal sampai akhir.
d Merancang, menulis, dan meninjau kode untuk layanan yang harus selalu aktif
d Memecah fitur besar menjadi langkah yang dapat dirilis satu per satu
d Menulis pengujian otomatis dan menjaga proses build tetap cepat
d Mencari penyebab gangguan di produksi dan menyelesaikannya sampai tuntas
d Bekerja sama dengan desainer dan manajer produk sejak awal
d Membuat dokumentasi yang singkat dan selalu diperbarui
n Menguasai TypeScript, Java, Go, atau Python
n Berpengalaman dengan basis data relasional dan API HTTP
n Terbiasa menguji hasil kerja sendiri
s TypeScript; Node.js; PostgreSQL; REST API; Git
[data-analyst]
t Data Analyst; Business Intelligence Analyst; Data Scientist
l Head of Data
h Setiap minggu ada keputusan yang membutuhkan angka yang lebih baik. Tugas Anda menemukannya, memeriksanya, dan menjelaskannya dengan bahasa sederhana.
h Anda akan mengubah data mentah menjadi jawaban: apa yang laku, apa yang gagal, dan apa yang perlu dicoba berikutnya.
d Membangun dasbor yang benar-benar dipakai
d Menulis SQL yang mudah dibaca dan dipakai ulang
d Memeriksa kualitas data dan menelusuri sumber kesalahan
d Merancang dan menilai eksperimen bersama tim produk
d Menyajikan temuan kepada rekan nonteknis
d Mengotomatiskan laporan bulanan
n Menguasai SQL serta Python atau R
n Memahami statistik dan batasannya
n Mampu menjelaskan temuan dengan sedikit grafik
s SQL; Python; Power BI; Statistik; Excel
[it-support]
t IT Support; Administrator Sistem; Network Engineer
l Manajer TI
h Saat ada yang tidak berfungsi, Andalah orang yang paling ditunggu. Anda menjaga komputer, akun, dan jaringan tetap berjalan.
h Anda akan merawat infrastruktur kami dan membantu penggunanya, langsung maupun lewat telepon.
d Menangani tiket bantuan dan menyelesaikannya tepat waktu
d Menyiapkan laptop, akun, dan akses untuk karyawan baru
d Merawat server, cadangan data, dan jaringan kantor
d Memasang pembaruan keamanan dan memantau insiden
d Mendata perangkat dan lisensi
d Menulis panduan singkat untuk pertanyaan yang sering muncul
n Memahami Windows, Linux, dan dasar jaringan
n Sabar menghadapi pengguna yang terburu-buru
n Teliti menjaga kata sandi dan data pribadi
s Windows Server; Linux; Jaringan; Microsoft 365; Pemecahan masalah
[product-manager]
t Product Manager; Project Manager; Product Owner
l Head of Product
h Anda akan menentukan apa yang kami bangun berikutnya, dan mampu menjelaskan alasannya.
h Anda akan membawa produk dari keluhan pelanggan menjadi rilis yang mereka rasakan manfaatnya.
d Berbicara dengan pelanggan setiap minggu dan mencatat pelajarannya
d Menyusun peta jalan produk yang muat di satu halaman
d Menulis kebutuhan yang jelas beserta contohnya
d Merencanakan rilis bersama tim teknik, pemasaran, dan layanan
d Mengukur apakah fitur mencapai tujuannya
d Menolak permintaan dengan sopan dan beralasan
n Berpengalaman membawa produk digital dari ide sampai rilis
n Nyaman bekerja dengan data maupun orang
n Mampu menulis dengan jelas
s Roadmap produk; Riset pengguna; Agile; Analitik; Manajemen pemangku kepentingan
[qa-engineer]
t QA Engineer; Software Tester; QA Automation Engineer
l QA Lead
h Anda orang terakhir yang melihat rilis sebelum pelanggan, dan orang pertama yang ditanya apakah sudah siap.
h Kami ingin menemukan kesalahan sebelum pengguna. Anda akan membangun pengujian dan kebiasaan untuk itu.
d Merencanakan dan menjalankan pengujian fungsional dan regresi
d Mengotomatiskan pemeriksaan yang berulang
d Menulis laporan bug yang mudah direproduksi
d Menguji di ponsel sungguhan dan emulator
d Ikut perencanaan dan bertanya sejak awal
d Memantau angka kualitas dari rilis ke rilis
n Berpengalaman menguji aplikasi web atau seluler
n Memiliki dasar pemrograman untuk otomatisasi
n Teliti dan berpikir seperti pengguna
s Playwright; Perencanaan uji; Pengujian API; Jira; SQL
[blockchain-developer]
t Blockchain Developer; Smart Contract Engineer; Web3 Frontend Developer
l Protocol Lead
h Anda akan menulis kontrak yang menyimpan uang orang lain, jadi kami lebih memilih hati-hati daripada sekadar pintar.
h Protokol kami terbuka, diaudit, dan berjalan sepanjang waktu. Anda akan membantu mengembangkannya tanpa merusak kepercayaan.
d Mengembangkan dan menguji smart contract dengan Solidity atau Rust
d Meninjau kode dari sisi keamanan dan menindaklanjuti temuan audit
d Membangun pustaka yang terhubung dengan dompet digital
d Memantau transaksi di jaringan utama dan menangani anomali
d Menekan biaya gas tanpa membuat kode sulit dibaca
d Menjelaskan perubahan protokol kepada komunitas
n Memahami jaringan EVM dan pola serangan umum
n Berpengalaman dengan Foundry, Hardhat, atau Anchor
n Memahami dasar kriptografi
s Solidity; Rust; Ethereum; Foundry; Audit keamanan
[ui-ux-designer]
t UI/UX Designer; Product Designer; Interaction Designer
l Design Lead
h Anda akan membuat hal rumit terasa sederhana, dan membuktikannya dengan data.
h Dari wawancara pertama sampai piksel terakhir, Anda membentuk pengalaman pengguna di ponsel dan desktop.
d Melakukan wawancara dan uji kegunaan
d Menggambar alur, membuat prototipe, dan menyempurnakannya
d Merawat sistem desain bersama pengembang
d Merancang untuk layar kecil dan pembaca layar
d Mempresentasikan karya dan menerima masukan
d Memeriksa hasil akhir sebelum rilis
n Portofolio yang menunjukkan cara berpikir
n Mahir menggunakan Figma atau sejenisnya
n Memahami aksesibilitas
s Figma; Prototipe; Riset pengguna; Sistem desain; Aksesibilitas
[graphic-designer]
t Desainer Grafis; Visual Designer; Ilustrator
l Art Director
h Anda akan memberi wajah pada merek kami di media cetak, kemasan, dan layar.
h Kami mencari orang yang mampu mengubah arahan yang samar menjadi gambar yang diingat.
d Merancang poster, kemasan, konten media sosial, dan presentasi
d Menyiapkan berkas cetak dan memeriksa contoh cetakan
d Menyesuaikan kampanye ke berbagai format
d Merapikan arsip gambar dan templat
d Bekerja sama dengan fotografer dan percetakan
d Mengusulkan ide tanpa diminta
n Mahir Illustrator, Photoshop, dan InDesign
n Peka terhadap tipografi dan warna
n Portofolio karya yang sudah terbit
s Illustrator; Photoshop; InDesign; Tipografi; Branding
[sales-representative]
t Sales Executive; Staf Penjualan; Account Executive
l Sales Manager
h Anda akan menemui pelanggan, memahami kebutuhan mereka, dan menawarkan solusi yang menguntungkan kedua pihak.
h Penjualan yang baik dimulai dari mendengarkan. Anda akan menjaga pelanggan lama dan mencari yang baru.
d Mengunjungi pelanggan dan memperkenalkan produk kami
d Menyiapkan penawaran harga dan menindaklanjutinya
d Mencapai target penjualan bulanan dan triwulanan
d Memperbarui data pelanggan
d Melaporkan kondisi pasar dan pesaing
d Mengoordinasikan pengiriman dengan tim internal
n Berpengalaman di bidang penjualan atau pelayanan
n Percaya diri berbicara langsung maupun lewat telepon
n Memiliki SIM dan bersedia bepergian
s Negosiasi; CRM; Prospek pelanggan; Presentasi; Manajemen akun
[business-development]
t Business Development Executive; Partnership Manager; Staf Pengembangan Bisnis
l Business Development Manager
h Anda akan membuka pintu baru bagi kami: mitra baru, saluran baru, kota baru.
h Anda akan menemukan perusahaan yang tepat dan mengubah percakapan pertama menjadi kerja sama resmi.
d Mencari dan mendekati calon mitra
d Menyusun proposal dan analisis bisnis
d Merundingkan syarat bersama tim hukum dan keuangan
d Mengawal kerja sama sampai terlihat hasilnya
d Mewakili perusahaan di pameran dan acara
d Memperbarui data peluang kerja sama
n Pernah menutup kesepakatan atau kemitraan
n Berpikir komersial dan nyaman dengan angka
n Memiliki jaringan di industri terkait
s Kemitraan; Negosiasi; Riset pasar; Penulisan proposal; CRM
[digital-marketer]
t Digital Marketing Specialist; Staf Iklan Digital; SEO Specialist
l Head of Marketing
h Anda akan mendatangkan orang yang tepat ke situs kami dan mencari tahu mengapa mereka bertahan.
h Anda akan merencanakan dan menyempurnakan kampanye dengan anggaran yang dapat dipertanggungjawabkan.
d Merencanakan dan menjalankan iklan di mesin pencari dan media sosial
d Mengoptimalkan halaman untuk mesin pencari dan pembaca
d Menulis dan menguji iklan serta email
d Memantau biaya dan hasil setiap hari
d Bekerja sama dengan desainer untuk halaman kampanye
d Melaporkan setiap bulan apa yang berhasil dan tidak
n Berpengalaman dengan Google Ads atau Meta Ads
n Terbiasa memakai alat analitik web
n Mampu menulis dengan baik
s SEO; Google Ads; Google Analytics; Pemasaran konten; Email marketing
[community-manager]
t Social Media Specialist; Community Manager; Kreator Konten
l Head of Community
h Anda akan menjadi suara kami di dunia maya dan telinga kami di antara para pengikut.
h Anda akan mengubah pembaca menjadi komunitas lewat cerita yang baik, balasan yang cepat, dan humor yang pas.
d Menyusun kalender konten dan menayangkannya setiap hari
d Membalas komentar dan pesan dengan ramah
d Merekam dan menyunting video pendek
d Bekerja sama dengan kreator dan mitra
d Memantau pembicaraan tentang kami dan menyampaikannya ke tim
d Mengadakan acara daring dan kopi darat
n Berpengalaman mengelola akun merek
n Peka terhadap bahasa dan gambar
n Tenang menghadapi kritik
s Media sosial; Copywriting; Video pendek; Canva; Pengelolaan komunitas
[customer-service]
t Customer Service; Staf Layanan Pelanggan; Agen Call Center
l Team Leader Customer Service
h Anda akan membantu pelanggan lewat telepon, chat, dan email sampai mereka merasa lega.
h Anda suka menyelesaikan masalah orang lain? Pengetahuan produk kami yang ajarkan.
d Menjawab pertanyaan lewat telepon, chat, dan email
d Mencatat setiap kasus dengan jelas di sistem
d Menyelesaikan keluhan dengan adil dan menindaklanjutinya
d Meneruskan kasus sulit beserta informasi lengkapnya
d Mencapai target mutu dan waktu respons
d Memberi usulan agar pelanggan tidak perlu menelepon lagi
n Suara ramah dan tulisan jelas
n Tetap tenang saat sibuk
n Bersedia bekerja sif
s Layanan pelanggan; Komunikasi; Zendesk; Pemecahan masalah; Mengetik
[accountant]
t Staf Akuntansi; Accounting Officer; Akuntan
l Finance Manager
h Anda akan menjaga pembukuan kami lengkap, benar, dan tepat waktu, serta menjelaskan artinya.
h Anda akan menangani tutup buku bulanan dan semua yang mungkin ditanyakan auditor.
d Mencatat faktur, kuitansi, dan jurnal
d Melakukan tutup buku bulanan dan tahunan
d Merekonsiliasi rekening bank dan pemasok
d Menyiapkan laporan pajak
d Mendukung audit internal dan eksternal
d Memperbaiki alur faktur di perusahaan
n Memahami standar akuntansi dan perpajakan
n Mahir Excel dan perangkat lunak akuntansi
n Teliti dan dapat menjaga rahasia
s Pembukuan; Excel; Pajak; Laporan keuangan; Accurate
[financial-adviser]
t Penasihat Keuangan; Relationship Manager; Konsultan Asuransi
l Kepala Cabang
h Anda akan membantu keluarga dan usaha kecil mengambil keputusan keuangan yang tetap mereka syukuri sepuluh tahun lagi.
h Anda akan memberi saran tentang tabungan, kredit, dan perlindungan dengan jujur dan mudah dipahami.
d Bertemu nasabah dan menganalisis kebutuhannya
d Merekomendasikan produk yang sesuai beserta risikonya
d Menyiapkan pengajuan dan memeriksa dokumen
d Menjaga hubungan jangka panjang dengan nasabah
d Mencapai target penjualan dan layanan
d Mematuhi aturan kesesuaian dan perlindungan data
n Memiliki sertifikasi profesi atau bersedia mengambilnya
n Dapat dipercaya dan sabar
n Tertarik pada pasar keuangan
s Perencanaan keuangan; Hubungan nasabah; Analisis risiko; Asuransi; Kepatuhan
[recruiter]
t Staf Rekrutmen; HR Staff; Talent Acquisition Specialist
l HR Manager
h Anda akan menemukan orang-orang yang membuat perusahaan lebih baik, dan memastikan hari pertama mereka menyenangkan.
h Anda akan mengurus rekrutmen dari telepon pertama sampai kontrak ditandatangani, dan menjawab setiap pelamar.
d Menulis iklan lowongan yang jelas dan jujur
d Mencari kandidat dan melakukan wawancara awal
d Mengatur wawancara dan memberi kabar dengan cepat
d Menyiapkan kontrak dan menyambut karyawan baru
d Menjaga kelengkapan dan kerahasiaan data karyawan
d Memberi masukan kepada atasan soal aturan ketenagakerjaan
n Berpengalaman dalam rekrutmen atau administrasi SDM
n Pandai menilai orang dan dapat menjaga rahasia
n Memahami dasar hukum ketenagakerjaan
s Rekrutmen; Wawancara; Administrasi SDM; Orientasi karyawan; Hukum ketenagakerjaan
[admin-assistant]
t Staf Administrasi; Admin Kantor; Resepsionis
l Office Manager
h Anda akan menjaga kantor tetap berjalan: jadwal, tamu, pesanan, dan seratus hal kecil yang baru terasa saat tidak ada.
h Anda akan mendukung tim dengan kerapian, kesigapan, dan keramahan.
d Menerima telepon dan menyambut tamu
d Mengatur jadwal, ruang rapat, dan perjalanan dinas
d Menyiapkan surat, notulen, dan presentasi
d Memesan perlengkapan dan memeriksa tagihan
d Mengarsipkan dokumen
d Membantu penyelenggaraan acara kantor
n Menguasai Word, Excel, dan email
n Rapi dan dapat diandalkan
n Ramah di telepon
s Microsoft Office; Pengarsipan; Penjadwalan; Entri data; Komunikasi
[mechanical-engineer]
t Mechanical Engineer; Maintenance Engineer; Design Engineer
l Engineering Manager Pabrik
h Anda akan merancang komponen dan mesin yang harus bekerja bertahun-tahun di tempat panas dan berdebu.
h Anda akan membawa peralatan kami dari gambar sampai beroperasi dengan andal.
d Merancang komponen dan rakitan dengan CAD
d Menghitung beban, toleransi, dan biaya
d Membuat prototipe dan mengawasi pengujian
d Membantu produksi saat ada kendala
d Berkoordinasi dengan pemasok tentang bahan dan mutu
d Memperbarui gambar dan daftar komponen
n Berpengalaman dengan SolidWorks, Inventor, atau sejenisnya
n Memahami material dan proses manufaktur
n Terbiasa turun langsung ke bengkel
s SolidWorks; AutoCAD; Gambar teknik; Perawatan preventif; FMEA
[site-engineer]
t Site Engineer; Teknik Sipil; Pengawas Proyek
l Manajer Proyek Konstruksi
h Anda akan mewujudkan gambar menjadi bangunan: aman, tepat waktu, dan sesuai anggaran.
h Anda akan menjadi mata kami di lapangan, dari pondasi sampai serah terima.
d Merencanakan dan mengawasi pekerjaan harian di lapangan
d Memeriksa mutu, volume, dan kemajuan pekerjaan
d Mengoordinasikan subkontraktor dan pengiriman material
d Memastikan semua orang mematuhi aturan keselamatan
d Mengisi buku harian proyek dan laporan kemajuan
d Menyelesaikan masalah teknis bersama perencana
n Berpengalaman di proyek gedung atau sipil
n Mampu membaca gambar dan spesifikasi
n Tegas tanpa harus berteriak
s AutoCAD; Pengawasan lapangan; Perhitungan volume; K3; MS Project
[production-operator]
t Operator Produksi; Operator Mesin; Staf Quality Control
l Supervisor Produksi
h Anda akan menjalankan mesin modern di pabrik yang bersih dan tertata, bersama tim yang saling menjaga.
h Anda akan memastikan setiap komponen yang keluar dari lini kami dalam keadaan baik.
d Menyiapkan dan mengoperasikan mesin produksi
d Memeriksa komponen sesuai gambar dan mencatat hasilnya
d Memperbaiki gangguan kecil dan melaporkan yang besar
d Menjaga kebersihan dan keamanan area kerja
d Memenuhi rencana produksi harian
d Membantu melatih rekan baru
n Terampil dan tertarik pada hal teknis
n Bersedia bekerja sif
n Mematuhi aturan keselamatan
s Operasi mesin; Inspeksi mutu; 5R; K3; Kerja tim
[warehouse-associate]
t Staf Gudang; Admin Gudang; Operator Forklift
l Kepala Gudang
h Anda akan memastikan barang yang tepat keluar pada waktu yang tepat dalam keadaan utuh.
h Ribuan paket melewati gudang kami setiap hari. Anda menjaga semuanya tetap bergerak.
d Menerima, memeriksa, dan menyimpan barang
d Mengambil dan mengemas pesanan dengan pemindai
d Memuat dan membongkar truk
d Melakukan stok opname dan menelusuri selisih
d Mengemudikan forklift dengan aman
d Menjaga kerapian lorong dan area muat
n Kondisi fisik baik
n Dapat diandalkan dan tepat waktu
n Memiliki SIO forklift menjadi nilai tambah
s Picking; Pengendalian stok; Forklift; Pemindai barcode; Pengemasan
[driver]
t Kurir; Sopir Truk; Driver Perusahaan
l Koordinator Armada
h Anda akan mengantar barang ke pelanggan; bagi banyak orang, Andalah wajah perusahaan.
h Anda hafal jalan, sabar di kemacetan, dan tiba sesuai janji.
d Mengantar barang sesuai rute
d Memuat kendaraan dan mengamankan muatan
d Mengambil tanda terima dan menerima pembayaran
d Memeriksa oli, ban, dan lampu setiap pagi
d Segera melaporkan keterlambatan dan kerusakan
d Menjaga kebersihan kendaraan
n Memiliki SIM A, B1, atau C yang berlaku
n Mengenal wilayah setempat
n Sopan kepada pelanggan
s Mengemudi; Perencanaan rute; Layanan pelanggan; Perawatan kendaraan; Navigasi
[nurse]
t Perawat; Perawat Klinik; Perawat Rawat Inap
l Kepala Perawat
h Anda akan merawat pasien dengan terampil dan tetap punya waktu untuk kata-kata yang menenangkan.
h Anda akan bergabung dengan tim perawat yang jumlahnya cukup dan didengarkan.
d Menilai kondisi pasien dan menjalankan rencana perawatan
d Memberikan obat dan membantu tindakan medis
d Mengisi rekam medis tepat waktu
d Memberi penjelasan kepada pasien dan keluarga dengan sabar
d Menjalankan standar kebersihan dan keselamatan
d Membimbing mahasiswa keperawatan
n Lulusan keperawatan dengan STR aktif
n Menguasai prosedur klinis
n Bersedia bekerja sif
s Perawatan pasien; Pemberian obat; Pengendalian infeksi; BTCLS; Rekam medis
[teacher]
t Guru Bahasa Inggris; Guru Matematika; Guru SD
l Wakil Kepala Sekolah
h Anda akan mengajar kelas kecil dan punya waktu untuk mengenal setiap siswa.
h Anda senang menjelaskan satu hal dengan dua cara. Siswa kami membutuhkan guru seperti Anda.
d Menyusun dan mengajar sesuai kurikulum
d Memeriksa tugas dan memberi umpan balik yang berguna
d Membantu siswa yang membutuhkan waktu lebih
d Berkomunikasi dengan orang tua secara rutin
d Ikut serta dalam kegiatan sekolah
d Mengembangkan bahan ajar bersama rekan
n Memiliki kualifikasi mengajar di bidangnya
n Sabar dan berwibawa
n Mau terus belajar
s Perencanaan pelajaran; Pengelolaan kelas; Penilaian; Komunikasi; Kurikulum
[cook]
t Koki; Asisten Dapur; Pastry Chef
l Kepala Koki
h Anda akan memasak dengan bahan segar di dapur yang terbiasa mengucapkan tolong dan terima kasih.
h Anda mencintai makanan enak dan tetap tersenyum saat harus menyajikan delapan puluh porsi di malam Minggu.
d Menyiapkan hidangan sesuai resep dan standar
d Memeriksa bahan segar saat datang
d Menjaga kebersihan area kerja
d Mematuhi aturan keamanan pangan
d Membantu menyusun menu dan hidangan spesial
d Mengurangi sisa bahan
n Berpengalaman di dapur profesional atau lulusan tata boga
n Cekatan dan bersih
n Bersedia bekerja malam dan akhir pekan
s Persiapan makanan; Keamanan pangan; Penyusunan menu; Kerja tim; Rotasi stok
[barista]
t Barista; Pramusaji; Waiter / Waitress
l Manajer Restoran
h Anda akan menyambut tamu, mengingat pesanan pelanggan setia, dan membuat yang lain ingin kembali.
h Anda akan bekerja di tempat yang ramai dengan kopi enak dan rekan yang saling membantu.
d Menyambut tamu dan mencatat pesanan
d Meracik minuman sesuai standar
d Melayani di meja dan di bar
d Menerima pembayaran dan menutup kasir
d Menjaga kebersihan area tamu
d Menangani keluhan dengan bijak
n Ramah dan gesit
b Pengalaman diutamakan, tetapi tidak wajib
n Bersedia bekerja di akhir pekan
s Pelayanan tamu; Kopi; Kasir; Kerja tim; Kebersihan
[shop-assistant]
t Pramuniaga; Sales Toko; Kasir
l Kepala Toko
h Anda akan membantu pelanggan di toko kami dan membuat mereka senang untuk kembali.
h Anda menyukai orang dan barang-barang bagus. Di toko kami keduanya melimpah.
d Membantu pelanggan memilih yang cocok
d Mengoperasikan kasir dengan teliti
d Mengisi rak dan menata pajangan
d Menerima barang dan memeriksa harga
d Membantu stok opname
d Menjaga kerapian toko
n Senang berinteraksi dengan orang
n Berpenampilan rapi dan dapat diandalkan
n Bersedia bekerja pada hari Sabtu
s Penjualan; Kasir; Penataan barang; Layanan pelanggan; Kontrol stok
[legal-counsel]
t Legal Officer; Staf Legal; Legal Counsel
l Head of Legal
h Anda akan memberi jawaban jelas atas pertanyaan sulit sebelum menjadi mahal.
h Anda akan mengawal kontrak dari rancangan pertama sampai ditandatangani, bahkan sesudahnya.
d Menyusun, meninjau, dan merundingkan kontrak
d Memberi nasihat hukum bisnis dan ketenagakerjaan
d Mengikuti perubahan peraturan dan menjelaskan dampaknya
d Menangani sengketa bersama pengacara eksternal
d Mengurus dokumen dan perizinan perusahaan
d Melatih tim tentang kepatuhan
n Sarjana Hukum dengan pengalaman praktik
n Bahasa yang tepat dan penilaian yang baik
n Dapat menjaga rahasia
s Penyusunan kontrak; Hukum perusahaan; Kepatuhan; Riset hukum; Negosiasi
[video-editor]
t Video Editor; Motion Designer; Videografer
l Creative Producer
h Anda akan mengubah rekaman berjam-jam menjadi dua menit yang ditonton sampai habis.
h Anda akan merekam dan menyunting film untuk kampanye, kursus, dan media sosial.
d Menyunting film dari potongan kasar sampai versi akhir
d Membuat judul dan grafis bergerak
d Mengoreksi warna dan suara
d Merekam wawancara dan produk
d Menyesuaikan film untuk setiap kanal
d Merapikan arsip
n Mahir Premiere Pro, DaVinci Resolve, atau Final Cut
n Peka terhadap ritme dan cerita
n Contoh karya
s Premiere Pro; After Effects; Koreksi warna; Kamera; Storyboard
[lab-technician]
t Analis Laboratorium; Asisten Peneliti; Staf QC Kimia
l Kepala Laboratorium
h Anda akan mengukur hal-hal penting dan tahu seberapa jauh hasilnya dapat dipercaya.
h Anda akan mendukung penelitian kami dengan persiapan cermat, analisis tepat, dan catatan jujur.
d Menyiapkan sampel dan melakukan analisis
d Mengalibrasi dan merawat alat
d Mencatat dan menilai hasil
d Mematuhi aturan keselamatan dan prosedur baku
d Mengelola bahan kimia dan perlengkapan
d Membantu mengembangkan metode baru
n Lulusan kimia, biologi, atau bidang terkait
n Berpengalaman dengan alat laboratorium
n Bekerja teliti dan bersih
s HPLC; Persiapan sampel; Keselamatan laboratorium; Analisis data; CPOB
[beautician]
t Beautician; Penata Rambut; Terapis Spa
l Kepala Salon
h Anda akan memberi tamu satu jam perawatan dan mengantar mereka pulang dengan wajah segar.
h Anda menguasai pekerjaan Anda dan pandai berbincang, atau diam ketika tamu menginginkannya.
d Memberi saran perawatan dan produk
d Melakukan perawatan wajah, rambut, atau tubuh
d Menjaga ruang perawatan bersih dan tenang
d Mengatur janji temu dan pelanggan tetap
d Merekomendasikan produk dengan jujur
d Mematuhi aturan kebersihan
n Pernah mengikuti pelatihan kecantikan, rambut, atau spa
n Berpenampilan rapi dan santun
n Bersedia bekerja di akhir pekan
s Perawatan kulit; Penataan rambut; Pijat; Layanan pelanggan; Kebersihan
[security-guard]
t Satpam; Petugas Keamanan; Operator Ruang Kontrol
l Komandan Regu Keamanan
h Anda akan menjaga orang dan gedung tetap aman dengan tenang dan sopan.
h Anda sigap, ramah, dan tidak mudah panik. Itulah yang dihargai klien kami.
d Mengatur akses dan menerima tamu
d Berpatroli dan memantau kamera
d Menanggapi alarm dan keadaan darurat
d Menulis laporan yang jelas setiap akhir sif
d Membantu tamu menemukan arah
d Menjaga kunci dan kartu akses
n Memiliki sertifikat Gada Pratama atau bersedia mengikutinya
n Kondisi fisik baik
n Bersedia bekerja malam
s Kontrol akses; CCTV; Pertolongan pertama; Penulisan laporan; Keselamatan kebakaran
[agronomist]
t Agronomis; Staf Lingkungan; Mandor Kebun
l Manajer Kebun
h Anda akan membantu menghasilkan lebih banyak dengan air dan bahan kimia yang lebih sedikit.
h Separuh waktu Anda di lapangan, separuhnya lagi untuk memahami apa yang Anda lihat di sana.
d Memberi saran kepada petani tentang tanah, benih, dan perlindungan tanaman
d Merancang uji coba dan menilai hasil panen
d Mengambil sampel tanah dan air
d Memastikan aturan lingkungan dipatuhi
d Melatih pekerja lapangan
d Mengelola catatan untuk sertifikasi
n Lulusan pertanian, kehutanan, atau ilmu lingkungan
n Memiliki SIM dan senang bekerja di luar ruangan
n Mampu menjelaskan ilmu dengan kata sederhana
s Analisis tanah; Perlindungan tanaman; Irigasi; Uji lapangan; Kepatuhan lingkungan
[programme-coordinator]
t Koordinator Program; Project Officer; Koordinator Relawan
l Direktur Program
h Anda akan memastikan niat baik sampai ke tempat yang membutuhkan, dan dapat dibuktikan.
h Anda akan menjalankan program bersama mitra, relawan, dan penerima manfaat.
d Merencanakan kegiatan dan menjaga anggaran
d Merekrut dan mendampingi relawan
d Menulis laporan untuk donatur dan pemerintah
d Mengunjungi lokasi program dan mendengarkan warga
d Menyelenggarakan pelatihan dan acara publik
d Mengukur hasil dengan jujur
n Berpengalaman dalam proyek atau kerja sosial
n Pandai mengatur dan bijaksana
n Mampu menulis laporan dengan baik
s Koordinasi proyek; Anggaran; Penulisan laporan; Pengelolaan relawan; Berbicara di depan umum
[electrician]
t Teknisi Listrik; Teknisi Maintenance; Teknisi AC
l Supervisor Maintenance
h Anda akan memasang dan memperbaiki hal yang baru disadari orang ketika berhenti bekerja.
h Anda akan merawat sistem kelistrikan dengan alat yang baik dan waktu yang cukup.
d Memasang dan menyambung instalasi listrik
d Mencari dan memperbaiki kerusakan
d Menjalankan perawatan terjadwal
d Membaca dan memperbarui diagram kelistrikan
d Menguji peralatan sesuai peraturan
d Memberi saran perbaikan kepada pelanggan
n Lulusan SMK kelistrikan atau teknik terkait
n Terbiasa bekerja dengan aman
n Memiliki SIM menjadi nilai tambah
s Instalasi listrik; Diagnosis kerusakan; Perawatan preventif; K3; Diagram kelistrikan
[operations-manager]
t Manajer Operasional; Kepala Cabang Operasional; General Affairs Manager
l General Manager
h Anda akan membuat banyak orang dapat bekerja dengan baik karena hari-harinya terencana.
h Anda akan memimpin satu lokasi: orang, biaya, mutu, sekaligus suasananya.
d Merencanakan tenaga kerja, ruang, dan anggaran
d Menetapkan target bersama ketua tim dan memantaunya
d Memperbaiki proses bersama para pelaksana
d Bernegosiasi dengan pemasok dan pemilik gedung
d Melaporkan hasil kepada manajemen setiap bulan
d Merekrut, melatih, dan mendukung ketua tim
n Berpengalaman memimpin tim
n Memahami anggaran dan angka
n Tegas dan adil
s Kepemimpinan tim; Anggaran; Perbaikan proses; Perencanaan; Pelaporan
`;
