/**
 * Skills by their display names, separated by commas, with other spellings in brackets. Only unambiguous words: "Go" and
 * "R" are recognised only where a source lists skills in a field.
 */
export const skillTable = `
JavaScript (js), TypeScript, Python, Java, C++, C#, PHP, Ruby, Golang, Kotlin, Swift, Scala, Rust, Perl, MATLAB, Dart,
Objective-C, Visual Basic (vb.net), VBA, COBOL, ABAP, Solidity, Bash, PowerShell, HTML (html5), CSS (css3), Sass (scss),
Node.js (nodejs, node js), React (react.js, reactjs), React Native, Vue.js (vue, vuejs), Angular (angularjs, angular.js),
Next.js (nextjs), Nuxt.js, Svelte, jQuery, Bootstrap, Tailwind CSS (tailwindcss, tailwind), Redux, Webpack,
Express.js (expressjs), NestJS, Django, Flask, FastAPI, Spring Boot, Spring Framework, Hibernate, Laravel, CodeIgniter,
Symfony, Yii, Ruby on Rails (rails), ASP.NET, .NET (dotnet, .net core), Flutter, Android, iOS, Unity, Unreal Engine,
SQL, MySQL, PostgreSQL (postgres), SQL Server (mssql, ms sql), Oracle Database (oracle db), PL/SQL, SQLite, MongoDB, Redis,
Elasticsearch (elastic search), Cassandra, DynamoDB, Firebase, GraphQL, REST API (restful, rest apis, restful api, restful apis),
Microservices, Kafka, RabbitMQ, AWS (amazon web services), Azure, Google Cloud (gcp), Docker, Kubernetes (k8s), Terraform,
Ansible, Jenkins, CI/CD, Git, GitHub, GitLab, Linux, Ubuntu, Windows Server, Nginx, VMware, Active Directory, Cisco, CCNA,
Network Security, Cybersecurity (cyber security), Penetration Testing, Machine Learning, Deep Learning, NLP,
Computer Vision, TensorFlow, PyTorch, pandas, NumPy, scikit-learn, Spark (pyspark, apache spark), Hadoop, Airflow, Databricks,
Snowflake, BigQuery, ETL, Data Warehouse (data warehousing), Data Modeling, Data Analysis, Data Visualization, Power BI
(powerbi), Tableau, Looker, Excel (microsoft excel, ms excel, ms. excel), Word (microsoft word, ms word),
PowerPoint, Microsoft Office (ms office, ms. office, office 365, microsoft 365, paquete office), Google Sheets, Google Workspace,
Selenium, Cypress, Appium, JMeter, Postman, Test Automation (automation testing), Manual Testing, Agile, Scrum, Kanban, Jira,
Confluence, DevOps, SAP, Oracle NetSuite (netsuite), Salesforce, HubSpot, Zendesk, ServiceNow, Odoo, QuickBooks, Xero, MYOB, ERP,
CRM, WordPress, Shopify, Magento, WooCommerce, SEO, SEM, Google Analytics, Google Ads (adwords), Facebook Ads (meta ads),
TikTok Ads, Email Marketing, Content Marketing, Copywriting, Social Media Marketing, Canva, Figma, Sketch App, Adobe XD,
Photoshop (adobe photoshop), Illustrator (adobe illustrator), InDesign, Premiere Pro (adobe premiere), After Effects, CorelDRAW,
Blender, 3ds Max, SketchUp, AutoCAD, Revit, SolidWorks, CATIA, Civil 3D, ETABS, PLC, SCADA, Arduino, LabVIEW, Six Sigma,
Lean Manufacturing, ISO 9001, HACCP, GMP, HSE, Project Management, PMP, Product Management, Business Analysis,
Stakeholder Management, Financial Analysis, Financial Reporting, Financial Modeling, Budgeting, Bookkeeping, Accounts Payable,
Accounts Receivable, Payroll, IFRS, GAAP, Auditing, Taxation, CPA, Internal Audit, Recruitment, Talent Acquisition, Onboarding,
Employee Relations, Telemarketing, Cold Calling, Lead Generation, B2B Sales, Account Management, Business Development,
Customer Service, Customer Support, Data Entry, Virtual Assistance, Procurement, Supply Chain Management, Logistics,
Inventory Management, Warehouse Management, Forklift, Merchandising, Visual Merchandising, Event Management, Public Relations,
Video Editing, Photography, Graphic Design, UI Design, UX Design (user experience design), UX Research, Wireframing,
Prototyping, Medical Billing, Medical Coding, Nursing, BLS, ACLS, Phlebotomy, Pharmacovigilance, Teaching,
Curriculum Development, Food Safety, Barista, Housekeeping, Blockchain, Smart Contracts, Web3, DeFi, Ethereum
`;
