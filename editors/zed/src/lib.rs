// Starts masonry-lsp for layout files: what the user's settings name, or what is on the path.

use zed_extension_api::{self as zed, settings::LspSettings, LanguageServerId, Result, Worktree};

struct MasonryLayout;

impl zed::Extension for MasonryLayout {
    fn new() -> Self {
        MasonryLayout
    }

    fn language_server_command(&mut self, id: &LanguageServerId, worktree: &Worktree) -> Result<zed::Command> {
        let binary = LspSettings::for_worktree(id.as_ref(), worktree)
            .ok()
            .and_then(|settings| settings.binary);
        let arguments = binary.as_ref().and_then(|binary| binary.arguments.clone());
        let command = binary
            .and_then(|binary| binary.path)
            .or_else(|| worktree.which("masonry-lsp"))
            .ok_or("masonry-lsp is not on the path; set lsp.masonry-lsp.binary.path")?;
        Ok(zed::Command {
            command,
            args: arguments.unwrap_or_else(|| vec!["serve".into()]),
            env: worktree.shell_env(),
        })
    }

    fn language_server_initialization_options(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<zed::serde_json::Value>> {
        Ok(LspSettings::for_worktree(id.as_ref(), worktree)?.initialization_options)
    }

    fn language_server_workspace_configuration(
        &mut self,
        id: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Option<zed::serde_json::Value>> {
        let settings = LspSettings::for_worktree(id.as_ref(), worktree)?.settings;
        Ok(settings.map(|settings| zed::serde_json::json!({ "masonry-lsp": settings })))
    }
}

zed::register_extension!(MasonryLayout);
