-- The language of the papers and mails that somebody gets from the agency.
ALTER TABLE customers ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'));
ALTER TABLE leads ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'));
