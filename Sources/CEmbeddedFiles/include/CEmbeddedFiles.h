// Files that the program carries within it, so that the program can be copied to another machine by itself. The C compiler embeds the bytes:
// an array of bytes in Swift costs the Swift compiler 70 microseconds a byte.
#ifndef CEmbeddedFiles_h
#define CEmbeddedFiles_h

#include <stddef.h>

struct EmbeddedFile {
    const unsigned char *bytes;
    size_t count;
};

// What every site carries.
struct EmbeddedFile embedded_style_css(void);
struct EmbeddedFile embedded_site_js(void);
struct EmbeddedFile embedded_search_js(void);
struct EmbeddedFile embedded_elements_js(void);
struct EmbeddedFile embedded_paint_js(void);
struct EmbeddedFile embedded_figure_js(void);
struct EmbeddedFile embedded_live_js(void);
struct EmbeddedFile embedded_trying_js(void);
struct EmbeddedFile embedded_builder_js(void);
struct EmbeddedFile embedded_icon_svg(void);

// What a served page loads besides.
struct EmbeddedFile embedded_serve_js(void);
struct EmbeddedFile embedded_serve_css(void);

// The program's own phrases in other languages.
struct EmbeddedFile embedded_zh_Hans_po(void);

// What exported experiments bring along to a device.
struct EmbeddedFile embedded_CallLog_swift(void);
struct EmbeddedFile embedded_Stage_swift(void);
struct EmbeddedFile embedded_Named_swift(void);
struct EmbeddedFile embedded_Place_swift(void);
struct EmbeddedFile embedded_Tool_swift(void);
struct EmbeddedFile embedded_Script_swift(void);
struct EmbeddedFile embedded_Variables_swift(void);
struct EmbeddedFile embedded_Action_swift(void);
struct EmbeddedFile embedded_Hook_swift(void);
struct EmbeddedFile embedded_Spelling_swift(void);
struct EmbeddedFile embedded_DeviceExperiment_swift(void);
struct EmbeddedFile embedded_Launch_swift(void);
struct EmbeddedFile embedded_LoggedView_swift(void);
struct EmbeddedFile embedded_LoggedControls_swift(void);
struct EmbeddedFile embedded_LoggedRecognizers_swift(void);
struct EmbeddedFile embedded_LoggedWindow_swift(void);
struct EmbeddedFile embedded_AllowingDelegate_swift(void);
struct EmbeddedFile embedded_OneFinger_swift(void);
struct EmbeddedFile embedded_LoggedRows_swift(void);
struct EmbeddedFile embedded_LoggedDrags_swift(void);
struct EmbeddedFile embedded_Lists_swift(void);

// The program that rewrites code of apps.
struct EmbeddedFile embedded_main_swift(void);
struct EmbeddedFile embedded_SourceImporter_swift(void);
struct EmbeddedFile embedded_SourceEdits_swift(void);
struct EmbeddedFile embedded_Declarations_swift(void);
struct EmbeddedFile embedded_SelectorExpression_swift(void);
struct EmbeddedFile embedded_BuildCondition_swift(void);
struct EmbeddedFile embedded_ExtensionMember_swift(void);
struct EmbeddedFile embedded_RenamedAPI_swift(void);
struct EmbeddedFile embedded_ImportedSource_swift(void);

// What `evdoc new` fills in.
struct EmbeddedFile embedded_Experiment_txt(void);
struct EmbeddedFile embedded_Package_txt(void);
struct EmbeddedFile embedded_Program_txt(void);
struct EmbeddedFile embedded_Settings_txt(void);
struct EmbeddedFile embedded_Ignored_txt(void);
struct EmbeddedFile embedded_Readme_txt(void);
struct EmbeddedFile embedded_Workflow_txt(void);

#endif
