export const companies = `
[tech]
x ~ Software; ~ Systems; ~ Digital; ~ Labs
c {company} makes booking, payment and stock software for small businesses.
c {company} runs the networks and apps behind thousands of shops, schools and clinics.
[web3]
x ~ Protocol; ~ Chain; ~ Network
c {company} builds open tools for digital ownership, payments and identity.
c {company} develops wallets and on-chain services that ordinary people can use.
[finance]
x ~ Capital; ~ Mutual; ~ Finance
c {company} offers accounts, loans and insurance to families and small companies.
c {company} helps people to save, borrow and insure themselves without small print.
[professional]
x ~ & Partners; ~ Advisory; ~ Consulting
c {company} advises companies on tax, law and organisation.
c {company} takes over accounting, payroll and contracts for growing businesses.
[media]
x ~ Media; ~ Studios; ~ Creative
c {company} makes campaigns, films and games that people talk about.
c {company} is an independent studio for advertising and digital content.
[shop]
x ~ Stores; ~ Market; ~ Trading
c {company} sells household goods, clothing and electronics in shops and online.
c {company} brings everyday products to customers within a day of the order.
[food]
x ~ Kitchen =1; ~ Foods =2; ~ Coffee =1
c {company} runs restaurants and cafés with their own kitchens and bakeries.
c {company} makes sauces, snacks and ready meals from local ingredients.
[hotel]
x ~ Hotels =1; ~ Resorts =1; ~ Travel =2
c {company} runs hotels where guests come back to the same room every year.
c {company} plans journeys and looks after travellers from arrival to departure.
[health]
x ~ Health =1; ~ Medical Group =1; ~ Pharma =2
c {company} runs clinics and care centres with short waiting times.
c {company} develops and distributes medicines and medical devices.
[school]
x ~ Academy; ~ Learning; ~ School
c {company} teaches children and adults in small groups.
c {company} runs schools, language courses and vocational training.
[factory]
x ~ Industries; ~ Manufacturing; ~ Components
c {company} makes precision parts for vehicles, machines and electronics.
c {company} produces and assembles components for customers on three continents.
[build]
x ~ Construction; ~ Properties; ~ Engineering
c {company} builds homes, schools and bridges, and looks after them afterwards.
c {company} plans, builds and manages residential and office buildings.
[logistics]
x ~ Logistics; ~ Freight; ~ Express
c {company} moves goods by road, sea and air, and knows where each parcel is.
c {company} stores, packs and delivers for online shops and manufacturers.
[green]
x ~ Energy; ~ Farms; ~ Environmental
c {company} grows fresh produce and runs solar plants on the same land.
c {company} supplies clean energy and looks after water and soil.
[care]
x ~ Beauty; ~ Wellness; ~ Spa
c {company} runs salons and wellness studios known for their calm.
c {company} offers skin care, hair styling and fitness under one roof.
[facility]
x ~ Facility Services; ~ Security; ~ Maintenance
c {company} cleans, guards and maintains buildings for companies and cities.
c {company} looks after lifts, power and safety in more than a hundred buildings.
[ngo]
x ~ Foundation; ~ Community Trust; ~ Relief
c {company} supports families, schools and small farmers with projects that last.
c {company} is a non-profit organisation for education and public health.
`;
