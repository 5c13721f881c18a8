export const companies = `
[tech]
x ~ Software; ~ Sistemas; ~ Digital; Tecnologías ~
c {company} crea programas de reservas, pagos e inventario para pequeñas empresas.
c {company} gestiona las redes y aplicaciones de miles de tiendas, escuelas y clínicas.
[web3]
x ~ Protocol; ~ Chain; Laboratorio ~
c {company} crea herramientas abiertas de propiedad digital, pagos e identidad.
c {company} desarrolla carteras y servicios en cadena que cualquiera puede usar.
[finance]
x ~ Seguros; Financiera ~; ~ Capital
c {company} ofrece cuentas, préstamos y seguros a familias y pequeñas empresas.
c {company} ayuda a ahorrar, financiarse y protegerse sin letra pequeña.
[professional]
x ~ Asesores; Consultoría ~; ~ Abogados
c {company} asesora a empresas en impuestos, derecho y organización.
c {company} se ocupa de la contabilidad, las nóminas y los contratos de empresas en crecimiento.
[media]
x ~ Comunicación; Estudio ~; ~ Creativos
c {company} hace campañas, películas y juegos de los que se habla.
c {company} es un estudio independiente de publicidad y contenido digital.
[shop]
x Almacenes ~; Mercado ~; Comercial ~
c {company} vende artículos para el hogar, ropa y electrónica en tienda y en línea.
c {company} lleva productos de cada día a casa en menos de 24 horas.
[food]
x Cafés ~ =1; Alimentos ~ =2; Restaurantes ~ =1
c {company} tiene restaurantes y cafeterías con cocina y horno propios.
c {company} elabora salsas, aperitivos y platos preparados con ingredientes locales.
[hotel]
x Hoteles ~ =1; Viajes ~ =2; ~ Resorts =1
c {company} gestiona hoteles a los que los huéspedes vuelven cada año.
c {company} organiza viajes y cuida del viajero desde que llega hasta que se va.
[health]
x Clínicas ~ =1; Laboratorios ~ =2; ~ Salud =1
c {company} gestiona clínicas y centros de cuidados con poca espera.
c {company} desarrolla y distribuye medicamentos y productos sanitarios.
[school]
x Colegio ~; Academia ~; Instituto ~
c {company} enseña a niños y adultos en grupos pequeños.
c {company} gestiona escuelas, cursos de idiomas y formación profesional.
[factory]
x Industrias ~; ~ Manufacturas; Componentes ~
c {company} fabrica piezas de precisión para vehículos, máquinas y electrónica.
c {company} produce y monta componentes para clientes de tres continentes.
[build]
x Construcciones ~; Inmobiliaria ~; ~ Ingeniería
c {company} construye viviendas, escuelas y puentes, y los cuida después.
c {company} proyecta, construye y gestiona edificios de viviendas y oficinas.
[logistics]
x Transportes ~; Logística ~; ~ Exprés
c {company} mueve mercancías por tierra, mar y aire y sabe dónde está cada paquete.
c {company} almacena, embala y reparte para tiendas en línea y fabricantes.
[green]
x ~ Energía; Agrícola ~; Ambiental ~
c {company} cultiva producto fresco y opera plantas solares en la misma tierra.
c {company} suministra energía limpia y cuida del agua y del suelo.
[care]
x ~ Belleza; Salones ~; ~ Bienestar
c {company} tiene salones y centros de bienestar conocidos por su calma.
c {company} reúne cuidado de la piel, peluquería y gimnasio en un solo lugar.
[facility]
x Servicios ~; Seguridad ~; Mantenimientos ~
c {company} limpia, vigila y mantiene edificios de empresas y ayuntamientos.
c {company} cuida de los ascensores, la electricidad y la seguridad de más de cien edificios.
[ngo]
x Fundación ~; Asociación ~; ~ Solidaria
c {company} apoya a familias, escuelas y pequeños agricultores con proyectos que perduran.
c {company} es una organización sin ánimo de lucro dedicada a la educación y la salud pública.
`;
