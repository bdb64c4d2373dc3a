-- PDF forms are kept as templates of a format too.
alter table format_templates drop constraint format_templates_kind_check;
alter table format_templates add constraint format_templates_kind_check check (kind in ('xlsx', 'docx', 'pdf'));
