export const phrases = `
[headings.duties]
Tanggung jawab
Yang akan Anda kerjakan
Deskripsi pekerjaan
[headings.needs]
Kualifikasi
Persyaratan
Siapa yang kami cari
[headings.benefits]
Benefit
Yang kami tawarkan
Fasilitas dan tunjangan
[headings.place]
Lokasi dan jam kerja
Cara kami bekerja
[context]
Tim kami di {city} sedang berkembang dan membutuhkan tambahan anggota.
Kami membuka lokasi kedua di {city} dan sedang menyusun timnya.
Salah satu rekan kami akan pensiun, dan kami ingin Anda sempat bekerja bersamanya beberapa minggu.
Permintaan naik dua kali lipat sejak tahun lalu, jadi kami menambah orang di {city}.
Ini posisi baru, dan Anda akan ikut membentuknya.
Kami menyukai orang yang bertahan lama, dan berusaha agar mereka betah.
[onsite]
Anda akan bekerja di lokasi kami di {city}, dekat angkutan umum.
Pekerjaan ini dilakukan di tempat, di {city}.
Penempatan di {city}; kami membantu pendatang mencari tempat tinggal.
[hybrid]
Dua atau tiga hari seminggu di kantor {city}, sisanya dari rumah.
Sistem hibrida: tim bertemu di {city} setiap Selasa dan Kamis, hari lain bebas Anda pilih.
Kantor kami di {city}, tetapi tidak wajib datang setiap hari.
[remote]
Sepenuhnya jarak jauh, dengan pertemuan tim satu atau dua kali setahun.
Anda boleh bekerja dari mana saja asal koneksi stabil; ada empat jam kerja bersama setiap hari.
Kerja jarak jauh penuh. Kami menyediakan laptop dan membantu biaya meja dan kursi.
[full-time]
Penuh waktu lima hari seminggu; lembur jarang dan selalu dibayar.
Karyawan tetap setelah masa percobaan.
[part-time]
Paruh waktu sekitar 20 jam seminggu; jadwal dapat disepakati.
Paruh waktu dengan jam tetap, cocok untuk mahasiswa dan orang tua.
[contract]
Kontrak dua belas bulan, dapat diperpanjang.
Kontrak selama proyek berlangsung, minimal enam bulan.
[internship]
Magang tiga sampai enam bulan dengan mentor yang punya waktu untuk Anda.
Anda akan memegang tugas sendiri, mendapat masukan setiap minggu, dan sertifikat di akhir.
[freelance]
Pekerjaan lepas, dibayar per hasil; jam kerja Anda tentukan sendiri.
Kami bekerja sama dengan Anda sebagai tenaga lepas dan membayar tagihan dalam dua minggu.
[temporary]
Pekerjaan musiman, dengan kesempatan dilanjutkan.
Posisi sementara sekitar tiga bulan, segera mulai.
[experience.1]
Tidak perlu pengalaman; kami latih sejak hari pertama
Lulusan baru dan yang ingin beralih karier dipersilakan melamar
[experience.2]
Pengalaman magang atau kerja sampingan menjadi nilai tambah
Pengalaman beberapa bulan sudah cukup; sisanya dipelajari di sini
[experience.3]
Pengalaman satu sampai tiga tahun di posisi serupa
Minimal satu tahun pengalaman yang relevan
[experience.4]
Minimal tiga tahun pengalaman yang relevan
Pengalaman tiga sampai lima tahun di posisi setara
[experience.5]
Minimal lima tahun pengalaman dengan tanggung jawab sendiri
Lebih dari lima tahun di bidangnya dengan hasil nyata
[experience.6]
Lebih dari sepuluh tahun pengalaman, termasuk memimpin tim
Minimal sepuluh tahun di industri dan terbukti mampu memimpin
[degree.2]
Lulusan SMA/SMK sederajat
[degree.3]
Memiliki sertifikat kejuruan di bidang terkait
[degree.4]
Minimal D3 di bidang terkait
[degree.5]
Sarjana (S1) atau pengalaman setara
[degree.6]
Magister (S2) di bidang terkait
[degree.7]
Doktor (S3) di bidang terkait
[soft]
Menepati janji dan memberi tahu sejak awal bila tidak bisa
Mampu berbahasa Inggris dasar
Senang bekerja dalam tim dan juga mandiri
Mau bertanya bila ada yang kurang jelas
Rapi, tepat waktu, dan ramah
Mau belajar dan berbagi ilmu
[benefits]
Cuti tahunan sejak tahun pertama
Asuransi kesehatan untuk Anda dan keluarga
Anggaran pelatihan setiap tahun
+ Makan siang gratis di hari kerja
Peninjauan gaji tahunan
Bonus kinerja
+ Tunjangan transportasi
* Jam masuk fleksibel
Libur di hari ulang tahun
Jalan-jalan bersama tim dua kali setahun
+ Kopi, teh, dan buah gratis
Jenjang karier yang jelas
[local.id]
BPJS Kesehatan dan BPJS Ketenagakerjaan
THR dan bonus tahunan
Uang makan dan uang transportasi
Tunjangan pulsa dan internet
Mes karyawan bagi yang dari luar kota
[closing]
Kirim CV dan beberapa kalimat tentang diri Anda. Kami membalas dalam lima hari kerja, apa pun hasilnya.
Lamar dengan satu klik. Surat lamaran tidak wajib; pertanyaan yang baik sangat kami hargai.
Kami menantikan lamaran Anda, tanpa memandang usia, asal, agama, atau jenis kelamin. Proses rekrutmen tidak dipungut biaya.
Ragu apakah Anda cocok? Hubungi kami, mari mengobrol dulu.
Prosesnya: telepon dua puluh menit, bertemu tim, lalu penawaran.
Kami membaca setiap lamaran dan membalas semuanya.
[founded]
Berdiri sejak {year}, kami tumbuh tanpa melupakan nama rekan kerja.
Perusahaan ini berdiri pada {year} dan masih dipimpin orang-orang yang memahami bidangnya.
Sejak {year} kami melayani pelanggan dari {city}, dekat maupun jauh.
[culture]
Keputusan diambil di tempat pekerjaan dilakukan.
Kami membagikan angka kepada semua orang, baik atau buruk.
Banyak manajer kami dulu memulai sebagai karyawan magang.
Rekan baru didampingi mentor selama tiga bulan pertama.
Kami lebih suka mengerjakan satu hal sampai tuntas daripada tiga hal setengah jadi.
Separuh rekan baru kami datang atas rekomendasi karyawan.
[web3]
Sebagian gaji dapat dibayar dengan stablecoin bila Anda mau
Waktu dan dana untuk konferensi dan hackathon
[titles.intern]
~ (Magang)
[titles.junior]
Junior ~
[titles.senior]
Senior ~
[recruiter]
HR Manager
Staf Rekrutmen
Talent Acquisition Specialist
HR Business Partner
Manajer Personalia
[question.text]
Apa yang ingin Anda pelajari dalam enam bulan pertama?
Ceritakan secara singkat hasil kerja yang Anda banggakan.
Berapa gaji yang Anda harapkan?
[question.yes]
Apakah Anda boleh bekerja secara resmi di negara ini?
Apakah Anda dapat mulai dalam satu bulan?
Apakah Anda bersedia bekerja pada sebagian akhir pekan?
[question.choice]
Kapan Anda dapat mulai? = Segera; Dalam dua minggu; Dalam satu bulan; Lebih lama
Dari mana Anda mengetahui kami? = JobHarbor; Teman; Media sosial; Lainnya
`;
