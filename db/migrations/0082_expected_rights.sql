-- What the roles may do, which rows they see and who owns the functions, as statements that would make it so. Written
-- whenever migrations were applied; a start holds the database against it and makes good what was lost.
CREATE TABLE expected_rights (statement text PRIMARY KEY);
-- The server that is asked whether it is ready looks at both.
GRANT SELECT ON expected_rights, schema_migrations TO coverdesk_app;
