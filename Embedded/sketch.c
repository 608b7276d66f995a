// What a page calls in the module of sketches alone: linked into no other, so that the others do not bring what stands behind it.
#include <stdint.h>

int32_t live_room(int32_t);
int32_t live_sketch(void);
int32_t live_mistake(void);
int32_t live_swift(int32_t);

__attribute__((export_name("room"))) int32_t page_room(int32_t size) { return live_room(size); }
__attribute__((export_name("sketch"))) int32_t page_sketch(void) { return live_sketch(); }
__attribute__((export_name("mistake"))) int32_t page_mistake(void) { return live_mistake(); }
__attribute__((export_name("swift"))) int32_t page_swift(int32_t form) { return live_swift(form); }
